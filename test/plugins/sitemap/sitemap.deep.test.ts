// Sitemaps that are as large as they may be.
import './sitemap.test.ts';
