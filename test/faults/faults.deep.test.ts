// All of the sample, on a disk without hard links as well.
import './faults.test.ts';
