// Compares what came out of a case with what its folder expects, or writes it there.
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unifiedDiff } from '#cli/printers/unified-diff';

/** Something else came out than a case expects. Runners of tests show such errors with their difference. */
export class CaseMismatch extends Error {
  readonly code = 'ERR_ASSERTION';
  readonly actual: string;
  readonly expected: string;
  readonly operator = 'strictEqual';
  /** Of the expectation, relative to the case. */
  readonly file: string;

  constructor(message: string, file: string, actual: string, expected: string) {
    super(message);
    this.name = 'CaseMismatch';
    this.file = file;
    this.actual = actual;
    this.expected = expected;
  }
}

/** What is held against the folder of a case. */
export interface Compared {
  /** The diagnostics as the command line prints them, without colours; `<root>` stands for the folder of the site. */
  readonly printed: string;
  /** The texts of the files that the case expects, by path; undefined for one that was not made. Of a page what stands in `main`. */
  readonly files: Readonly<Record<string, string | undefined>>;
}

type Diagnostics = readonly { readonly code: string; readonly severity: string }[];

/** Throws at the first difference, what is reported before what is made. */
export async function compareCase(folder: string, { printed, files }: Compared): Promise<void> {
  await compare(folder, 'expected.txt', printed, await readFile(join(folder, 'expected.txt'), 'utf8').catch(() => ''));
  for (const [path, text] of Object.entries(files)) {
    const file = `expected/${path}`;
    if (text === undefined) {
      throw new CaseMismatch(
        `the case "${basename(folder)}" makes no file "${path}"`,
        file,
        '',
        await readFile(join(folder, file), 'utf8'),
      );
    }
    await compare(folder, file, text, await readFile(join(folder, file), 'utf8'));
  }
}

/** The codes of faults that keep the code of a case from running: what it expects says nothing of them, unless it names the code. */
const cannotRun: readonly string[] = ['configure/syntax', 'configure/unresolved-import', 'configure/config-threw'];

/**
 * A file that is no longer made is no longer expected, unless errors kept all files from being made. Throws, and writes nothing,
 * where the plugin or the configuration cannot be loaded.
 */
export async function rewriteCase(folder: string, { printed, files }: Compared, diagnostics: Diagnostics): Promise<void> {
  const before = await readFile(join(folder, 'expected.txt'), 'utf8').catch(() => undefined);
  const stopped = diagnostics.find(({ code }) => cannotRun.includes(code));
  // An empty file is how somebody asks for what is to come.
  if (stopped && before !== '' && before?.includes(`[${stopped.code}]`) !== true) {
    const what = `the case "${basename(folder)}" is not rewritten: its code cannot be loaded`;
    const way = 'Mend it first; or, if it is to fail, make an empty "expected.txt" in its folder.';
    throw new CaseMismatch(`${what}\n\n${printed}\n${way}\n`, 'expected.txt', printed, before ?? '');
  }
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  if (printed === '') await rm(join(folder, 'expected.txt'), { force: true });
  else await writeFile(join(folder, 'expected.txt'), printed);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'expected', path);
    if (text !== undefined) await mkdir(dirname(file), { recursive: true }).then(() => writeFile(file, text));
    else if (!hasErrors) await access(file).then(() => rm(file));
  }
}

async function compare(folder: string, file: string, actual: string, expected: string): Promise<void> {
  if (actual === expected) return;
  const diff = await unifiedDiff(expected, actual, { from: file, to: 'what came out' });
  // A line break at the end of a text is no line of the difference.
  const shown = diff.length > 0 ? diff.join('\n') : 'They differ in the line breaks at their ends.';
  throw new CaseMismatch(`the case "${basename(folder)}" comes out otherwise:\n\n${shown}\n`, file, actual, expected);
}
