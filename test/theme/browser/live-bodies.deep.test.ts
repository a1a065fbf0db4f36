// The same with the build of React that says what is wrong: `slodocs verify` uses it on every run of the tests.
import { proveLiveBodies } from './prove-live-bodies.ts';

proveLiveBodies('development');
