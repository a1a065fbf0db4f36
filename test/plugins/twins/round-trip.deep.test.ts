// The twins of all pages of whole sites.
import './round-trip.test.ts';
