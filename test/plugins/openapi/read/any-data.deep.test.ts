// Reads a specification with thousands of values in wrong places.
import './any-data.test.ts';
