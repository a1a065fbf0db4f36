// The deep run of hostile-names.test.ts: every name in every command.
import './hostile-names.test.ts';
