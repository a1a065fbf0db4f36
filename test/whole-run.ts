// Creates the temporary folder that all files of a test run share, and warns if `dist` is stale.
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { newerThanDist } from '../scripts/newer-than-dist.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly runFolder: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What a config imports is built, and stages come from `src`: an outdated build fails tests without a reason, and would write wrong
 * expectations.
 */
function askForBuild(): void {
  const newer = newerThanDist(root);
  if (newer === undefined) return;
  const message = `${newer} is newer than dist: run \`npm run build\``;
  if (process.env['REWRITE_CASES'] !== undefined) throw new Error(message);
  console.warn(`\n${message}, for many tests run what is built\n`);
}

/** Called by vitest before the first file; the returned function is called after the last one. */
export default function setup(project: TestProject): () => void {
  askForBuild();
  const { TMPDIR: temporary = tmpdir() } = project.config.env as { readonly TMPDIR?: string };
  const isOwn = temporary !== tmpdir();
  if (isOwn) {
    mkdirSync(temporary);
    // Some tests run programs as another user.
    chmodSync(temporary, 0o1777);
  }
  const folder = realpathSync(mkdtempSync(join(temporary, 'slodocs-run-')));
  project.provide('runFolder', folder);
  // A browser that is ending may still write its profile.
  return () => rmSync(isOwn ? temporary : folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
