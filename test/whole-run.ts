// Creates the temporary folder that all files of a test run share.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
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
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-run-')));
  project.provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
