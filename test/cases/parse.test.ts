// Runs the cases of parsing.
import { tryCases } from './try-cases.ts';

tryCases('parse');
