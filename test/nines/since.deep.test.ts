// Pages and release notes, and what is said of versions that are wrong.
import './since.test.ts';
