// Components that live in the browser, with the build of React that readers get.
import { proveLiveBodies } from './prove-live-bodies.ts';

proveLiveBodies('production');
