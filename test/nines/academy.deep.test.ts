// The course, with its questions in a browser.
import './academy.test.ts';
