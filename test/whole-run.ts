// What all files of a run of the tests share: a folder that lives as long as the run.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly runFolder: string;
  }
}

/** Called by vitest before the first file; what it answers is called after the last one. */
export default function setup(project: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-run-')));
  project.provide('runFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
