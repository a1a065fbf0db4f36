// Names the modules of this slodocs that run in threads and processes of their own.
import { fileURLToPath } from 'node:url';

/** The absolute path of a built module, relative to `dist`. */
export function built(path: string): string {
  return fileURLToPath(new URL(`../dist/${path}`, import.meta.url));
}
