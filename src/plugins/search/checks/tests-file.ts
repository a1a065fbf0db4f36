// Reads the file of search tests.
import { helpForRefusal, type Locate, type PlacedData, type PluginContext, refusalIn, wholeFile } from 'slodocs/kit';
import { defaultFile, isOfTranslation, testFiles, testsFileOf } from './test-files.ts';
import type { WrittenTest } from './test-shape.ts';

export interface TestsFile {
  readonly path: string;
  /** Entries of the right shape, with their indexes in the file. */
  readonly tests: readonly (WrittenTest & { readonly index: number })[];
  readonly locate: Locate;
}

/** Undefined where there is none, or where it cannot be read at all, which is reported. `name` is the option. */
export async function readTestsFile(name: string | undefined, ctx: PluginContext): Promise<TestsFile | undefined> {
  const path = testsFileOf(name, ctx.settings);
  if (path === undefined) return undefined;
  const isTranslation = isOfTranslation(ctx.settings.i18n);
  if (!isTranslation) await reportUnread(path, ctx);
  const data = await readData(path, name !== undefined && !isTranslation, ctx);
  if (!data) return undefined;
  const { value, locate } = data;
  // Loaded on demand: few sites have such a file, and the validator loads slowly.
  const { readTest, shapeHelp } = await import('./test-shape.ts');
  if (!Array.isArray(value) || value.length === 0) {
    const is = value === null || Array.isArray(value) ? 'contains no tests' : 'is not a list of tests';
    ctx.report({ code: 'invalid-tests', message: `the search tests file ${is}`, help: shapeHelp, place: locate([]) });
    return undefined;
  }
  const tests = value.flatMap((written: unknown, index) => {
    const test = readTest(index, written, locate, ctx);
    return test ? [{ ...test, index }] : [];
  });
  reportRepeated(tests, locate, ctx);
  return { path, tests, locate };
}

async function readData(path: string, isNamed: boolean, ctx: PluginContext): Promise<PlacedData | undefined> {
  try {
    const data = await ctx.readData(path);
    const help = 'A search tests file must be YAML or JSON.';
    for (const { message, place } of data.faults) ctx.report({ code: 'invalid-tests', message, help, place });
    return data.faults.length > 0 ? undefined : data;
  } catch (thrown) {
    const { code } = Object((thrown as Error).cause ?? thrown) as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      if (isNamed) reportMissing(path, ctx);
      return undefined;
    }
    const refusal = refusalIn(thrown);
    const help = refusal ? helpForRefusal(refusal) : 'Check that you have permission to read it.';
    const message = `the search tests cannot be read: ${(thrown as Error).message}`;
    ctx.report({ code: 'invalid-tests', message, help, place: isNamed ? ctx.locate(['tests']) : wholeFile(path) });
    return undefined;
  }
}

function reportMissing(path: string, ctx: PluginContext): void {
  ctx.report({
    code: 'missing-file',
    message: `there is no search tests file "${path}"`,
    help: `The path is relative to the site's folder. Without the option \`tests\`, "${defaultFile}" is read if it exists.`,
    place: ctx.locate(['tests']),
  });
}

async function reportUnread(path: string, ctx: PluginContext): Promise<void> {
  for (const similar of await ctx.glob(testFiles)) {
    if (similar === path) continue;
    ctx.report({
      code: 'unread-file',
      message: `the search tests in "${similar}" are not run, because "${path}" is read instead`,
      help:
        path === defaultFile ? `Rename it to "${defaultFile}".` : `Move its tests to "${path}", or remove the option \`tests\`.`,
      place: wholeFile(similar),
    });
  }
}

/** Finds entries that say the same as an earlier one. */
function reportRepeated(tests: TestsFile['tests'], locate: Locate, ctx: PluginContext): void {
  const first = new Map<string, number>();
  for (const { index, query, expect, version, within } of tests) {
    const key = JSON.stringify([query.trim().toLowerCase(), [expect].flat(), version, within]);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else {
      ctx.report({
        code: 'invalid-tests',
        message: `another entry tests "${query}" in the same way`,
        help: 'Remove one of them, or change what it expects.',
        place: locate([index, 'query']),
        related: [{ message: 'the other entry', place: locate([earlier, 'query']) }],
      });
    }
  }
}
