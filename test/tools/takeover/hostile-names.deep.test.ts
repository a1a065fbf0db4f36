// The deep run of hostile-names.test.ts: every name as the title of every kind of site.
import './hostile-names.test.ts';
