// Runs the cases of all other rooms.
import { tryCases } from './try-cases.ts';

tryCases('others');
