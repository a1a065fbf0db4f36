// Faults of the same seeds, in the manual as well.
import './seeded-faults.test.ts';
