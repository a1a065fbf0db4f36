// The texts of the short tests, many times as many.
import './conformance.test.ts';
