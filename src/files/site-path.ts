// Converts absolute paths to paths relative to the site's root, for display.
import { relative, sep } from 'node:path';

/** Uses `/` as the separator; a path outside the root begins with `../`. */
export function relativeTo(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
