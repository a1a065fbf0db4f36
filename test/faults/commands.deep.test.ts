// Commands that write, on a disk that fails at every operation: sources are the old or the new ones, and nothing is half done.
import { testDeeply } from './deep-trials.ts';
import { commands } from './scenarios.ts';

testDeeply(commands);
