// A case: a folder with a sentence for a name, whose site is built or checked and whose outcome is compared.
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastGlob from 'fast-glob';
import { build } from '../../src/index.ts';
import { buildApart, type Found } from './build-apart.ts';
import { verifyFolder } from '../tools/verify/verify-folder.ts';
import { printDiagnostics } from '../../src/cli/printers/pretty.ts';

/** What a case may hold besides its site: see CONTRIBUTING.md. */
const bookkeeping = new Set(['expected.txt', 'expected', 'arrange.ts', 'verify.json']);

/** Cases of this room are opened in a browser. */
export const opensPages = (name: string): boolean => name.startsWith('tools/verify/');

const defaultConfig = `import { defineConfig } from 'slodocs';

export default defineConfig({ title: 'Case', url: 'https://case.example', preset: { 'git-dates': false } });
`;

export interface Outcome {
  readonly result: Found;
  /** What the command line prints, without colours. */
  readonly printed: string;
  /** Texts of the files that the case expects, by path; undefined for one that was not made. */
  readonly files: Readonly<Record<string, string | undefined>>;
}

/** Folders of cases, relative to `test`, sorted. */
export async function listCases(test: string): Promise<readonly string[]> {
  const found = await fastGlob('**/cases/*', { cwd: test, onlyDirectories: true, deep: 6 });
  return found.sort();
}

/** Copies a case into a folder of its own, lets it arrange what no repository can hold, and builds it. */
/** What these cases do would end or hang the process of the tests, or reach it uncaught: they have one of their own. */
export const needsProcess = (name: string): boolean => name.startsWith('cli/');

export async function runCase(folder: string, { opens = false, apart = false } = {}): Promise<Outcome> {
  const root = join(await mkdtemp(join(tmpdir(), 'slodocs-case-')), basename(folder));
  try {
    await cp(folder, root, { recursive: true, filter: (path) => !bookkeeping.has(relative(folder, path)) });
    const hasConfig = (await readdir(root)).some((name) => name.startsWith('site.config.'));
    if (!hasConfig) await writeFile(join(root, 'site.config.ts'), defaultConfig);
    await arrange(folder, root);
    const result = opens ? await verifyFolder(root, await readOptions(folder)) : await (apart ? buildApart(root) : build({ root }));
    const files = await readExpected(folder, result.outDir);
    return { result, printed: print(result, root), files };
  } finally {
    await rm(join(root, '..'), { recursive: true, force: true });
  }
}

/** How the pages of a case are to be opened: `{ "timeout": 2000 }`. */
async function readOptions(folder: string): Promise<object> {
  return JSON.parse(await readFile(join(folder, 'verify.json'), 'utf8').catch(() => '{}')) as object;
}

/** `arrange.ts` makes what cannot be committed, such as links that form a loop. */
async function arrange(folder: string, root: string): Promise<void> {
  const module = join(folder, 'arrange.ts');
  if (!(await stat(module).catch(() => undefined))) return;
  const { arrange } = (await import(pathToFileURL(module).href)) as { arrange(root: string): Promise<void> };
  await arrange(root);
}

async function readExpected(folder: string, outDir: string): Promise<Record<string, string | undefined>> {
  const files: Record<string, string | undefined> = {};
  for (const path of (await fastGlob('**/*', { cwd: join(folder, 'expected'), dot: true })).sort()) {
    files[path] = await readFile(join(outDir, path), 'utf8').then(contentOf, () => undefined);
  }
  return files;
}

/** Of a page a case holds what its content decides: the stylesheets that it brings, and what stands in `main`. */
function contentOf(text: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0];
  if (main === undefined) return text;
  const styles = text.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return [...styles.filter((link) => !/\/(?:theme|drawings)-/.test(link)), main].join('\n');
}

function print(result: Found, root: string): string {
  return printDiagnostics(result.diagnostics, result, { colors: false, columns: 120, cwd: root }).replaceAll(root, '<root>');
}
