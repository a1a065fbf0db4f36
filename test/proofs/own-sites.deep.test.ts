// More pages of our own two sites: those with much of what the pages of the shorter test have some of.
import { content, manual } from './own-sites.ts';
import { proveSite } from './prove-site.ts';

proveSite(content, ['/', '/search', '/glossary', '/guides/slo-guides', '/nowhere']);
proveSite(manual, [
  '/configuration',
  '/diagnostics/resolve/broken-link',
  '/gallery',
  '/gallery/code',
  '/gallery/text',
  '/gallery/admonitions',
  '/gallery/tables',
  '/gallery/tabs-and-details',
  '/gallery/images',
  '/gallery/math',
  '/gallery/pages',
]);
