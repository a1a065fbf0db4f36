// Converts the refusal of a new site into a usage error that lists the obstacles.
import { UsageError } from '../exit-codes.ts';

interface Refusal {
  readonly message: string;
  readonly help: string;
  readonly obstacles?: readonly string[];
}

/** How many obstacles are listed. */
const most = 20;

export function refusalError({ message, help, obstacles = [] }: Refusal): UsageError {
  const more = obstacles.length - most;
  return new UsageError(message, help, [...obstacles.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])]);
}
