// Every part of the theme as a file of a site, one by one.
import './eject.test.ts';
