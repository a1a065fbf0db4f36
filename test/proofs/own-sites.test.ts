// Our own two sites as readers meet them, by a page of each layout.
import { content, manual } from './own-sites.ts';
import { proveSite } from './prove-site.ts';

proveSite(content, ['/', '/guides/slo-guides', '/guides/slo-guides/slo-calculations', '/search', '/nowhere']);
proveSite(manual, ['/', '/diagnostics/resolve/broken-link', '/gallery/code', '/gallery/tabs-and-details', '/gallery/components']);
