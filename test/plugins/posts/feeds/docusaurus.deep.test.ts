// The feeds of Jest as well.
import './docusaurus.test.ts';
