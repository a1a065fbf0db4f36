// Runs the cases of discovering sources.
import { tryCases } from './try-cases.ts';

tryCases('discover');
