// The cases of all other rooms, the pages of those as well that are opened in a browser.
import './others.test.ts';
