// Files that stand for redirects, followed in every way.
import './browser.test.ts';
