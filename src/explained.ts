// Tells which codes have a page of the manual, without the catalogue of all plugins.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** True for a code that `explain` knows. */
export function isExplained(code: string): boolean {
  return /^[a-z-]+\/[a-z-]+$/.test(code) && existsSync(pageOf(code));
}

/** The page of a code, absolute. */
export function pageOf(code: string): string {
  return fileURLToPath(new URL(`../docs/diagnostics/${code}.md`, import.meta.url));
}
