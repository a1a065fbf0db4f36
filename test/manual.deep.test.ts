// Checks all examples of the manual, including those that need a separate process or browser.
import './manual.test.ts';
