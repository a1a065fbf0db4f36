// Runs the cases of resolving.
import { tryCases } from './try-cases.ts';

tryCases('resolve');
