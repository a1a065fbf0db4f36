// Twenty tabs of one browser on a site in development.
import './many-tabs.test.ts';
