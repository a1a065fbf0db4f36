// A hundred builds that are ended from outside.
import './signals.test.ts';
