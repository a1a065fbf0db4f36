// Places what a linter has found in the prose of a folder with a site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listProse, type ProseResult } from '../../../src/index.ts';

export function proseFolder(root: string): Promise<ProseResult> {
  return listProse({ root, findings: readFileSync(join(root, 'findings.json'), 'utf8') });
}
