// Rewrites paths of a site as seen from another folder.
import { relative, resolve, sep } from 'node:path';

/** Rewrites `file`, relative to `root`, as seen from the folder `from`, with `/` between its parts. Both folders are absolute. */
export function pathFrom(from: string, root: string, file: string): string {
  return relative(from, resolve(root, file)).split(sep).join('/') || '.';
}
