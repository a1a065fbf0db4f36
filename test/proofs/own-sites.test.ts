// Our own two sites as readers meet them, by a page of each layout.
import { content, manual } from './own-sites.ts';
import { proveSite } from './prove-site.ts';

proveSite(content, ['/', '/guides/slo-guides/slo-calculations', '/search']);
proveSite(manual, ['/', '/gallery/code', '/gallery/components']);
