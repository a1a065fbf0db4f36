// Creates the temporary folder that all files of a test run share.
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly runFolder: string;
  }
}

/** Called by vitest before the first file; the returned function is called after the last one. */
export default function setup(project: TestProject): () => void {
  const { TMPDIR: temporary = tmpdir() } = project.config.env as { readonly TMPDIR?: string };
  const isOwn = temporary !== tmpdir();
  if (isOwn) {
    mkdirSync(temporary);
    // Some tests run programs as another user.
    chmodSync(temporary, 0o1777);
  }
  const folder = realpathSync(mkdtempSync(join(temporary, 'slodocs-run-')));
  project.provide('runFolder', folder);
  return () => rmSync(isOwn ? temporary : folder, { recursive: true, force: true });
}
