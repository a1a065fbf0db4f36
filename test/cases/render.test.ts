// Runs the cases of rendering.
import { tryCases } from './try-cases.ts';

tryCases('render');
