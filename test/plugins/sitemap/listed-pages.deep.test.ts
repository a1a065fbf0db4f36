// The sitemap of the site of edge cases as well.
import './listed-pages.test.ts';
