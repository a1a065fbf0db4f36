// Paths of the site to paths as someone outside it writes them.
import { relative, resolve, sep } from 'node:path';

/** `file`, which is relative to `root`, as seen from the folder `from`; `/` between its parts. Both folders are absolute. */
export function pathFrom(from: string, root: string, file: string): string {
  return relative(from, resolve(root, file)).split(sep).join('/') || '.';
}
