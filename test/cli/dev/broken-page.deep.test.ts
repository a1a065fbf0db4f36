// The deep run of broken-page.test.ts: every break.
import './broken-page.test.ts';
