// Runs the cases of plugins.
import { tryCases } from './try-cases.ts';

tryCases('plugins');
