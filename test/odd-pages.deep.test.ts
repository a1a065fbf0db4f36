// Pages as no author would plan them, with the longest code.
import './odd-pages.test.ts';
