// Registers `slodocs prose`, which prints the prose of pages for linters, and places what these find in the sources.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import { listProse, type ProseFile, type ProseResult } from '#index';
import { hasFault } from '#model/diagnostic';
import { exitCodeOf, exitCodes, UsageError } from '../exit-codes.ts';
import { inFolder } from '../in-folder.ts';
import { formats, type PrintFlags, printerFor, printResult } from '../print-result.ts';
import { plural } from '../printers/counts.ts';
import { printDiagnostics } from '../printers/pretty.ts';
import { pathFrom } from '../printers/sources.ts';
import { visible } from '../printers/visible.ts';
import { printWaiting } from '../printers/waiting.ts';
import type { Act, Shell, SiteFlags, SiteOptions } from '../shell.ts';
import { listOf, nonEmpty, options, siteOptions, withRoot } from '../site-options.ts';

const examples = `
Examples:
  slodocs prose --files docs/guide.mdx   the words of one page, at their lines and columns
  slodocs prose --out .prose             a text file for each page, for linters that read folders
  slodocs prose --format json            blocks of text, with the positions of their parts
  vale --output=JSON .prose | slodocs prose --map -
  cspell --no-progress ".prose/**" | slodocs prose --map - --format github

Exit codes: 0 printed, or nothing found, 1 findings that are errors, or pages that cannot be parsed,
2 invalid command line or configuration.`;

type Format = 'text' | (typeof formats)[number];

interface ProseFlags extends SiteFlags, Pick<PrintFlags, 'strict' | 'maxDiagnostics'> {
  readonly files?: readonly string[];
  readonly format?: Format;
  readonly out?: string;
  readonly map?: string;
}

export function registerProse(program: Command, shell: Shell, act: Act): void {
  withRoot(program.command('prose').description('print the prose of pages for linters, or map their findings to the sources'))
    .addOption(
      new Option('--files <globs>', 'only these sources, such as "docs/**/*.mdx", relative to the site').argParser(listOf),
    )
    .addOption(
      new Option('--format <format>', 'the output format: text or JSON; with --map, a format of `slodocs check`').choices([
        'text',
        ...formats,
      ]),
    )
    .addOption(new Option('--out <dir>', 'write the text of each source into this folder, as <name>.txt').argParser(nonEmpty))
    .addOption(
      new Option('--map <file>', 'map the output of Vale, LanguageTool or cspell to the sources; - is standard input').argParser(
        nonEmpty,
      ),
    )
    .option('--strict', 'with --map: warnings fail the command, too')
    .addOption(options.maxDiagnostics())
    .addOption(options.config())
    .addOption(options.cacheDir())
    .addHelpText('after', examples)
    .action((root: string, flags: ProseFlags) => {
      const site = siteOptions(shell.environment.cwd, root, flags);
      return act(site, () => prose(site, flags, shell));
    });
}

async function prose(site: SiteOptions, flags: ProseFlags, shell: Shell): Promise<number> {
  const { environment, signal } = shell;
  const { stderr } = environment;
  const { map, files, out, format = map === undefined ? 'text' : 'pretty' } = flags;
  checkFlags(format, flags);
  const print = map === undefined ? undefined : await printerFor(format as PrintFlags['format']);
  const findings = map === undefined ? undefined : await readFindings(map, environment.cwd);
  const onWait = (pid: number): void => stderr.write(printWaiting(pid));
  const result = await listProse({ ...site, files, findings, signal, siteCode: shell.watched?.siteCode, onWait });
  if (result.refusal) throw new UsageError(result.refusal.message, result.refusal.help);
  if (result.files && print) return printFindings(result, print, { ...flags, format: format as PrintFlags['format'] }, shell);
  if (result.diagnostics.length > 0)
    stderr.write(printDiagnostics(result.diagnostics, result, { ...stderr, columns: stderr.columns, cwd: environment.cwd }));
  if (result.unread.length > 0) stderr.write(left(result.unread));
  if (!result.files) return exitCodeOf(result.diagnostics, false);
  if (out !== undefined) await writeTexts(resolve(environment.cwd, out), result.files, result, shell);
  else environment.stdout.write(format === 'json' ? printJson(result) : printTexts(result.files));
  return result.unread.length > 0 ? exitCodes.diagnostics : exitCodes.ok;
}

function checkFlags(format: Format, { map, out, strict }: ProseFlags): void {
  if (map === undefined && format !== 'text' && format !== 'json')
    throw new UsageError(`"--format ${format}" requires --map`, 'Add `--map`, or use `--format text` or `--format json`.');
  if (map === undefined && strict) throw new UsageError('"--strict" requires --map', 'Add `--map`.');
  if (map !== undefined && format === 'text')
    throw new UsageError('"--format text" and "--map" cannot be combined', 'Use `--format pretty`, or a format for programs.');
  if (map !== undefined && out !== undefined)
    throw new UsageError('"--map" and "--out" cannot be combined', 'Write the texts first, without `--map`.');
  if (out !== undefined && format === 'json')
    throw new UsageError('"--out" and "--format json" cannot be combined', 'Leave out one of them.');
}

async function readFindings(map: string, cwd: string): Promise<string> {
  if (map === '-') return textOf(process.stdin);
  try {
    return await readFile(resolve(cwd, map), 'utf8');
  } catch (thrown) {
    throw new UsageError(`"${map}" cannot be read: ${(thrown as Error).message}`, 'Name the file that the linter wrote.');
  }
}

function printFindings(
  result: ProseResult,
  print: Awaited<ReturnType<typeof printerFor>>,
  flags: PrintFlags,
  shell: Shell,
): number {
  const ok = !hasFault(result.diagnostics, flags.strict);
  const nothing = { pages: 0, beside: [], trace: [] };
  const work = { replayed: false, parsed: [], rendered: [], written: 0, removed: 0 };
  printResult('prose', print, { ...nothing, ...result, files: 0, ok, work }, flags, shell);
  const { dropped } = result;
  if (dropped > 0) shell.environment.stderr.write(`left out ${plural(dropped, 'finding')} outside of prose\n`);
  return exitCodeOf(result.diagnostics, ok);
}

function left(unread: readonly string[]): string {
  return `left out because it cannot be parsed: ${unread.map((path) => visible(path)).join(', ')}\n`;
}

/** A single text stands alone, so that it has the lines of its source. */
function printTexts(files: readonly ProseFile[]): string {
  const [only, ...others] = files;
  if (only && others.length === 0) return only.text;
  return files.map(({ path, text }) => `==> ${visible(path)} <==\n${text.replace(/\n?$/, '\n')}\n`).join('');
}

function printJson({ files = [], unread }: ProseResult): string {
  const list = files.map(({ path, blocks }) => ({ file: path, blocks }));
  return `${JSON.stringify({ format: 1, files: list, unread }, null, 2)}\n`;
}

async function writeTexts(
  folder: string,
  files: readonly ProseFile[],
  { root }: ProseResult,
  { environment }: Shell,
): Promise<void> {
  for (const { path, text } of files) {
    // A file beside the site is above its folder.
    const name = `${path.replace(/^(?:\.\.\/)+/, '')}.txt`;
    await inFolder(dirname(join(folder, name)), 'the texts', () => writeFile(join(folder, name), text));
  }
  environment.stdout.write(`wrote ${plural(files.length, 'text')} to ${visible(pathFrom(environment.cwd, root, folder))}\n`);
}
