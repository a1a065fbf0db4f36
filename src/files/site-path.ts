// Absolute paths to those that people read.
import { relative, sep } from 'node:path';

/** Relative to the root, with `/` between its parts; what lies outside begins with `../`. */
export function relativeTo(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
