// Checks that pages with very long code stay readable.
import './odd-pages.test.ts';
