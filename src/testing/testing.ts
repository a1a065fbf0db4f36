// Runs folders as tests of plugins and sites: builds the site in each, and compares what is reported and made with what is expected.

import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastGlob from 'fast-glob';
import { printDiagnostics } from '#cli/printers/pretty';
import { build } from '#index';
import { type Compared, compareCase, rewriteCase } from './compare-case.ts';

export { CaseMismatch } from './compare-case.ts';

/** What came of the site of a case. */
export type CaseResult = Pick<Awaited<ReturnType<typeof build>>, 'diagnostics' | 'texts' | 'root' | 'outDir'>;

export interface CaseOptions extends CaseSite {
  /** True: what came out is written as what is expected. `false` */
  readonly rewrite?: boolean;
  /** Builds the site in a folder, otherwise than by `build({ root })`. */
  readonly build?: (root: string) => Promise<CaseResult>;
}

export interface CaseOutcome extends Compared {
  readonly result: CaseResult;
}

/** The folders in a folder, sorted: each is a case. */
export async function listCases(folder: string): Promise<readonly string[]> {
  return (await fastGlob('*', { cwd: folder, onlyDirectories: true, absolute: true })).sort();
}

/** Builds a copy of the site in a folder. Throws a `CaseMismatch` where something else comes out than the folder expects. */
export async function runCase(folder: string, options: CaseOptions = {}): Promise<CaseOutcome> {
  return withCaseSite(folder, options, async (root) => {
    const result = await (options.build ? options.build(root) : build({ root }));
    const files = await readExpected(folder, result.outDir);
    const outcome = { result, printed: print(result, root), files };
    if (options.rewrite) await rewriteCase(folder, outcome, result.diagnostics);
    else await compareCase(folder, outcome);
    return outcome;
  });
}

function print(result: CaseResult, root: string): string {
  return printDiagnostics(result.diagnostics, result, { colors: false, columns: 120, cwd: root }).replaceAll(root, '<root>');
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
  const [start, end] = [text.indexOf('<main'), text.lastIndexOf('</main>')];
  if (start === -1 || end < start) return text;
  const main = text.slice(start, end + '</main>'.length);
  const styles = text.match(/<link rel="stylesheet"[^<>]*>/g) ?? [];
  return [...styles.filter((link) => !/\/(?:theme|drawings)-/.test(link)), main].join('\n');
}

interface CaseSite {
  /** The text of `site.config.ts` for cases that have none of their own. */
  readonly config?: string;
  /** Where the copy stands; beside the folder of the case when absent, so that the modules and packages that it imports are found. */
  readonly workDir?: string;
}

/** What a case may hold besides its site. */
const bookkeeping = /^(?:expected\.txt|expected|arrange\.[cm]?[jt]s)$/;

const defaultConfig = `import { defineConfig } from 'slodocs';

export default defineConfig({ title: 'Case', url: 'https://case.example', preset: { 'git-dates': false } });
`;

export async function withCaseSite<T>(
  folder: string,
  { config, workDir }: CaseSite,
  work: (root: string) => Promise<T>,
): Promise<T> {
  const source = resolve(folder);
  // Beside the case, a path such as `../../plugin.ts` leads from the copy where it led before.
  const place =
    workDir === undefined ? await mkdtemp(join(dirname(source), '.case-')) : await mkdtemp(join(workDir, 'slodocs-case-'));
  const root = workDir === undefined ? place : join(place, basename(source));
  try {
    await cp(source, root, { recursive: true, filter: (path) => !bookkeeping.test(relative(source, path)) });
    const hasConfig = (await readdir(root)).some((name) => name.startsWith('site.config.'));
    if (!hasConfig) await writeFile(join(root, 'site.config.ts'), config ?? defaultConfig);
    await arrange(source, root);
    return await work(root);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** `arrange` makes what cannot be committed, such as links that form a loop. */
async function arrange(folder: string, root: string): Promise<void> {
  for (const name of ['arrange.ts', 'arrange.mts', 'arrange.js', 'arrange.mjs']) {
    const module = join(folder, name);
    if (!(await stat(module).catch(() => undefined))) continue;
    const { arrange } = (await import(pathToFileURL(module).href)) as { arrange(root: string): Promise<void> };
    await arrange(root);
  }
}
