// All of it, and the same with the build of React that says what is wrong: `slodocs verify` uses it on every run of the tests.
import { proveLiveBodies } from './prove-live-bodies.ts';

import './live-bodies.test.ts';

proveLiveBodies('development');
