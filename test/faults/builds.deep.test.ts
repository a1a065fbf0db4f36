// Builds on a disk that fails at every operation: the output is the old or the new one, and what is said of it is true.
import { testDeeply } from './deep-trials.ts';
import { builds } from './scenarios.ts';

testDeeply(builds);
