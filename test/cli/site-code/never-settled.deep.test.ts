// The deep run of never-settled.test.ts: every member at every door.
import './never-settled.test.ts';
