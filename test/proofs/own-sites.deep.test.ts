// Our own two sites as readers meet them, by the pages of each that have most in them, and their home pages.
import { content, manual } from './own-sites.ts';
import { proveSite } from './prove-site.ts';

proveSite(content, ['/', '/search', '/glossary', '/guides/slo-guides', '/guides/slo-guides/slo-calculations', '/nowhere']);
proveSite(manual, [
  '/',
  '/configuration',
  '/diagnostics/resolve/broken-link',
  '/gallery',
  '/gallery/components',
  '/gallery/code',
  '/gallery/text',
  '/gallery/admonitions',
  '/gallery/tables',
  '/gallery/tabs-and-details',
  '/gallery/images',
  '/gallery/math',
  '/gallery/pages',
]);
