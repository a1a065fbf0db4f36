// Runs folders as tests of plugins and sites: builds the site in each, and compares what is reported and made with what is expected.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { printDiagnostics } from '#cli/printers/pretty';
import { build } from '#index';
import { type CaseSite, withCaseSite } from './case-site.ts';
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
