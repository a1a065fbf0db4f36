// Checks search at build: runs the tests of the site, and measures what a first search loads.
import { hash } from 'node:crypto';
import type { Build, EmittedFile } from '#model/output';
import { wholeFile } from '#model/place';
import type { PluginContext } from '#model/plugin';
import type { OpenedIndex, SearchEngine, SearchIndex } from '#model/search';
import type { SearchOptions } from '../options-schema.ts';
import { checkBudget } from './budget.ts';
import { runTests } from './run-tests.ts';
import { bindTests } from './search-test.ts';
import { readTestsFile } from './tests-file.ts';

interface Checked {
  readonly engine: SearchEngine;
  readonly index: SearchIndex;
  /** The files of the index, on which answers depend. */
  readonly files: readonly EmittedFile[];
  readonly site: Build['site'];
}

export async function checkSearch(checked: Checked, { tests: name, budget }: SearchOptions, ctx: PluginContext): Promise<void> {
  const { engine, index, files } = checked;
  const file = await readTestsFile(name, ctx);
  if (!engine.open) {
    if (file) reportUntested(file.path, engine, ctx);
    if (budget !== undefined) reportIdleBudget(engine, ctx);
    return;
  }
  const tests = file ? await bindTests(file, checked, ctx) : [];
  const key = hash('sha256', JSON.stringify([engine.name, files.map((one) => [one.path, one.key])]));
  let opened: Promise<OpenedIndex> | undefined;
  const open = (): Promise<OpenedIndex> => {
    opened ??= engine.open?.(index, files, ctx);
    if (!opened) throw new Error(`the engine "${engine.name}" has no "open"`);
    return opened;
  };
  await runTests(tests, open, key, ctx);
  if (budget !== undefined) await checkBudget(budget, { tests, index }, open, key, ctx);
}

function reportUntested(path: string, { name }: SearchEngine, ctx: PluginContext): void {
  ctx.report({
    code: 'unread-file',
    message: `the search tests in "${path}" are not run: the engine "${name}" is asked by browsers alone`,
    help: 'Remove the file, and test queries where the engine has its index.',
    place: wholeFile(path),
  });
}

function reportIdleBudget({ name }: SearchEngine, ctx: PluginContext): void {
  ctx.report({
    code: 'idle-option',
    message: `the option "budget" has no effect: the engine "${name}" loads no files of the site`,
    help: 'Remove it.',
    place: ctx.locate(['budget'], 'key'),
  });
}
