// Takes over a site of another generator, and prints what was written and what is left to do.

import { stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { type Generator, type TakeoverResult, takeOverSite } from '#index';
import { shellPath } from '#kit/print/texts';
import { exitCodeOf, UsageError } from '../exit-codes.ts';
import { diagnosticOf } from '../printers/json.ts';
import { createPalette } from '../printers/palette.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { pathFrom } from '../printers/sources.ts';
import type { Shell } from '../shell.ts';

/** `dir` is relative to the working directory. */
export async function initFrom(
  generator: Generator,
  dir: string,
  shell: Shell,
  { json = false }: { readonly json?: boolean | undefined } = {},
): Promise<number> {
  const { stdout, cwd } = shell.environment;
  const root = resolve(cwd, dir);
  if ((await stat(root).catch(() => undefined))?.isDirectory() !== true)
    throw new UsageError(`there is no folder "${dir}"`, 'Name the folder that contains the config of the other generator.');
  const result = await inFolder(root, () => takeOverSite({ generator, root, siteCode: shell.watched?.siteCode }));
  const { refusal, diagnostics, written } = result;
  if (refusal) throw new UsageError(refusal.message, refusal.help);
  if (json)
    stdout.write(
      `${JSON.stringify({ format: 1, from: result.from, written, diagnostics: diagnostics.map(diagnosticOf) }, null, 2)}\n`,
    );
  else
    stdout.write(
      printDiagnostics(diagnostics, result, { colors: stdout.colors, columns: stdout.columns, cwd }) +
        printSummary(result, shell),
    );
  return exitCodeOf(diagnostics, written.length > 0);
}

/** Other generators run in the folder of their config, and configs resolve paths from there. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
}

function printSummary({ from, written, diagnostics, root }: TakeoverResult, { environment: { stdout, cwd } }: Shell): string {
  const { strong } = createPalette(stdout.colors);
  if (written.length === 0) return `${strong('nothing written')}: ${from} cannot be read\n`;
  const files = written.map((path) => pathFrom(cwd, root, path)).join(', ');
  const [todo, others] = ['warning', 'info'].map((severity) => diagnostics.filter((one) => one.severity === severity).length);
  const left = [...(todo ? [`${todo} to look at`] : []), ...(others ? [`${others} to know`] : [])].join(', ');
  const folder = relative(cwd, root);
  const next = `Next: npx slodocs build${folder === '' ? '' : ` ${shellPath(folder)}`}\n`;
  return `${strong(`wrote ${files}`)} from ${from}${left === '' ? '' : `: ${left}`}\n${next}`;
}
