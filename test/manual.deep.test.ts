// All examples of the manual, those as well that take a process or a browser of their own.
import './manual.test.ts';
