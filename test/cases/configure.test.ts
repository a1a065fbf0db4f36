// Runs the cases of configuring.
import { tryCases } from './try-cases.ts';

tryCases('configure');
