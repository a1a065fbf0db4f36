// Reports what came of an example: where it failed, and where its output differs, with the fix.
import { type Fix, LineIndex, type Place, type PluginContext, shorten } from 'slodocs/kit';
import { asJson, difference, isPattern, linesOf, type MendedLine, mended } from './compare.ts';
import { isConsole } from './console.ts';
import { type Example, type Expected, openingOf, type Step } from './example.ts';
import { failedAt, split } from './program.ts';
import type { Ran } from './run.ts';

type Site = Pick<PluginContext, 'report' | 'read'>;

/** Of what was printed, in a message. */
const longest = 300;

export async function reportRun(example: Example, ran: Ran, site: Site): Promise<void> {
  const printed = split(ran.output);
  const begun = Math.min(printed.length, example.steps.length) - 1;
  const last = example.steps[begun] as Step;
  if (ran.stopped !== undefined) {
    const help = 'Examples must end on their own. To change the limits, use the options of `examples()`.';
    site.report({ code: 'failed', message: `the example was stopped: ${ran.stopped}`, help, place: openingOf(last.place) });
    return;
  }
  if (ran.code !== 0 && !example.fails) {
    const [step, line] = failedAt(ran.program, ran.output) ?? [begun, undefined];
    const failed = example.steps[step] ?? last;
    const place = line === undefined && !isConsole(example.language) ? openingOf(last.place) : lineOf(failed, line ?? 0);
    const said = linesOf(printed.at(-1) ?? '').filter((one) => one.trim() !== '' && !/^\s+at |^Node\.js v|^\s*\^/.test(one));
    const reason = reasonOf(said);
    const shown = said.length > 0 ? `Its output: ${shorten(said.slice(-3).join(' / '), longest)}` : 'It has no output.';
    const help = reason === '' ? shown : 'Fix the code, or write "fails" after "test" if it is expected to fail.';
    site.report({ code: 'failed', message: `the example exits with code ${ran.code}${reason}`, help, place });
  }
  const isEarly = begun < example.steps.length - 1;
  if (isEarly && (ran.code === 0 || example.fails)) {
    const where = isConsole(example.language) ? 'at this command' : 'in this block';
    const message = `the example ends ${where}, so the rest does not run`;
    const help = example.fails
      ? 'Only the last command of the last block of an example may fail.'
      : 'Remove commands that end the program or permanently redirect its output, such as `exit` or `exec`, or show them last.';
    const place = isConsole(example.language) ? lineOf(last, 0) : openingOf(last.place);
    site.report({ code: 'failed', message, help, place });
  } else if (ran.code === 0 && example.fails) {
    const help = 'Remove "fails", or show code that fails.';
    site.report({
      code: 'failed',
      message: 'the example is expected to fail, but it succeeds',
      help,
      place: openingOf(last.place),
    });
  }
  for (const [n, { expected }] of example.steps.entries())
    if (expected && (n < begun || (n === begun && (ran.code === 0 || example.fails))))
      await reportOutput(expected, printed[n] ?? '', site);
}

function reasonOf(said: readonly string[]): string {
  const reason = said.find((line) => /^\w*(?:Error|Exception)\b|^[\w./-]+: (?:line )?\d+: /.test(line));
  return reason === undefined ? '' : `: ${shorten(reason.trim(), longest)}`;
}

async function reportOutput(expected: Expected, printed: string, { report, read }: Site): Promise<void> {
  const wanted = linesOf(expected.text);
  const got = linesOf(expected.isJson ? asJson(expected.text, printed) : printed);
  const found = difference(wanted, got);
  if (!found) return;
  const blank = Math.max(
    0,
    expected.text.split('\n').findIndex((line) => line.trim() !== ''),
  );
  const source = await read(expected.place.file).catch(() => undefined);
  const number = expected.place.start.line + 1 + expected.line + blank + found.line;
  const text = source?.split(/\r\n|\n|\r/)[number - 1] ?? '';
  const column = Math.min(expected.place.start.column, text.length + 1);
  const range = { start: { line: number, column }, end: { line: number, column: Math.max(column, text.length + 1) } };
  const place = source === undefined ? openingOf(expected.place) : { file: expected.place.file, ...range };
  const lines = await mended(wanted, got);
  const obstacle = lines?.map((line) => obstacleOf(line, expected)).find((one) => one !== undefined);
  const fix = source === undefined || !lines || obstacle ? undefined : fixOf(expected, lines, source);
  const help = obstacle ?? helpOf(fix, wanted);
  report({ code: 'wrong-output', message: messageOf(found), help, place, ...(fix ? { fix } : {}) });
}

function messageOf({ wanted, got }: NonNullable<ReturnType<typeof difference>>): string {
  const show = (line: string): string => (line === '' ? 'an empty line' : `"${shorten(line, longest)}"`);
  if (wanted === undefined) return `the example prints additional output: ${show(got ?? '')}`;
  return got === undefined ? `the example does not print ${show(wanted)}` : `the example prints ${show(got)} here`;
}

function helpOf(fix: Fix | undefined, wanted: readonly string[]): string {
  if (fix) return 'If the output is correct, run `slodocs test --fix` to write it.';
  return wanted.includes('...') ? 'Change the code, or the lines around "...".' : 'Change the code, or the expected output.';
}

/** Why no fix writes a line. */
function obstacleOf({ text, isNew }: MendedLine, expected: Expected): string | undefined {
  if (!isNew) return undefined;
  const meaning = /^\s*(?:`{3}|~{3})/.test(text)
    ? 'would end the block'
    : expected.line > 0 && text.startsWith('$ ')
      ? 'would begin a command'
      : isPattern(text)
        ? 'matches any such text in an output'
        : undefined;
  return meaning && `It prints "${shorten(text, longest)}", which ${meaning}: change the output by hand.`;
}

/** Keeps the indentation of the fence, and the line ends of the page. */
function fixOf(expected: Expected, lines: readonly MendedLine[], source: string): Fix | undefined {
  const { file, start } = expected.place;
  const own = source.split(/\r\n|\n|\r/);
  const indent = (own[start.line - 1] ?? '').slice(0, start.column - 1).replace(/[^>\s]/g, ' ');
  const end = /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';
  const made = lines.map(({ text }) => (indent + text).trimEnd()).join(end);
  const first = start.line + 1 + expected.line;
  const count = expected.text === '' ? 0 : expected.text.split('\n').length;
  const title = 'write what it prints';
  const from = { line: first, column: 1 };
  if (count === 0) return { title, place: { file, start: from, end: from }, replaces: '', text: made === '' ? '' : made + end };
  const place: Place = { file, start: from, end: { line: first + count - 1, column: (own[first + count - 2] ?? '').length + 1 } };
  const range = new LineIndex(source).rangeOf(place);
  return range && { title, place, replaces: source.slice(...range), text: made };
}

function lineOf({ code, place, line }: Step, number: number): Place {
  const at = place.start.line + 1 + line + number;
  const { column } = place.start;
  const { length } = code.split('\n')[number] ?? '';
  return { file: place.file, start: { line: at, column }, end: { line: at, column: column + length } };
}
