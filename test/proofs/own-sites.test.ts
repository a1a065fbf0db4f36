// Our own two sites as readers meet them, by the page of each that has most in it, and the home page of the manual.
import { content, manual } from './own-sites.ts';
import { proveSite } from './prove-site.ts';

proveSite(content, ['/guides/slo-guides/slo-calculations']);
proveSite(manual, ['/', '/gallery/components']);
