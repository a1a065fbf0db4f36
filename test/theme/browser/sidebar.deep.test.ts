// The sidebar, with lists of 3,000 entries.
import './sidebar.test.ts';
