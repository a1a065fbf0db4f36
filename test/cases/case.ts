// Runs a case: a folder with a sentence for a name, whose site is built or checked and compared with the expected outcome. See CONTRIBUTING.md.
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { type CaseOutcome, runCase as run } from '../../src/testing/testing.ts';
import { checkFolder } from '../tools/external-links/check-folder.ts';
import { proseFolder } from '../tools/prose/prose-folder.ts';
import { takeOverFolder } from '../tools/takeover/take-over-folder.ts';
import { verifyFolder } from '../tools/verify/verify-folder.ts';
import { buildApart } from './build-apart.ts';

/** Cases of this room are opened in a browser. */
export const opensPages = (name: string): boolean => name.startsWith('tools/verify/');

/** The links of these cases to other hosts are checked. */
export const asksHosts = (name: string): boolean => name.startsWith('tools/external-links/');
/** The prose of these cases was checked by a linter, which found what is in `findings.json`. */
const isLinted = (name: string): boolean => name.includes('/tools/prose/');

/** Cases of this room are sites of other generators, for which a configuration is written. */
const isTakenOver = (name: string): boolean => name.includes('/tools/takeover/');

/** What these cases do would end or hang the process of the tests, or reach it uncaught: they have one of their own. */
export const needsProcess = (name: string): boolean => name.startsWith('cli/');

/**
 * Of cases without a configuration of their own. Half of a small build is the search index and the Markdown editions: a case about
 * them has a configuration.
 */
const config = `import { defineConfig } from 'slodocs';

export default defineConfig({ title: 'Case', url: 'https://case.example', preset: { 'git-dates': false, search: false, twins: false } });
`;

/** Folders of cases, relative to `test`, sorted. Those of the plugins of our own site run with these, in `nines/plugins`. */
export async function listCases(test: string): Promise<readonly string[]> {
  const found = await fastGlob('**/cases/*', { cwd: test, onlyDirectories: true, deep: 6, ignore: ['nines/**'] });
  return found.sort();
}

/** Runs a case as authors of plugins run theirs, outside of any repository. */
export function runCase(folder: string, { opens = false, asks = false, apart = false, rewrite = false } = {}): Promise<CaseOutcome> {
  const verify = async (root: string) => verifyFolder(root, await readOptions(folder));
  const own = isTakenOver(folder) ? takeOverFolder : isLinted(folder) ? proseFolder : opens ? verify : asks ? checkFolder : apart ? buildApart : undefined;
  return run(folder, { rewrite, config, workDir: tmpdir(), ...(own ? { build: own } : {}) });
}

/** How the pages of a case are to be opened: `{ "timeout": 2000 }`. */
async function readOptions(folder: string): Promise<object> {
  return JSON.parse(await readFile(join(folder, 'verify.json'), 'utf8').catch(() => '{}')) as object;
}
