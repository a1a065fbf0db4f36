// Compares what a block prints with what its page shows: whole lines, lines of `...`, and placeholders.

const day = '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|[12]\\d))';
const hour = '(?:[01]\\d|2[0-3])';

const placeholders: Readonly<Record<string, string>> = {
  uuid: '[\\da-fA-F]{8}-[\\da-fA-F]{4}-[\\da-fA-F]{4}-[\\da-fA-F]{4}-[\\da-fA-F]{12}',
  date: `\\d{4}-${day}(?:[T ]${hour}:[0-5]\\d(?::(?:[0-5]\\d|60)(?:[.,]\\d{1,9})?)?(?:Z|[+-]${hour}:?[0-5]\\d)?)?`,
  number: '[+-]?\\d[\\d,_]*(?:\\.\\d+)?(?:[eE][+-]?\\d+)?',
  duration: '\\d+(?:\\.\\d+)? ?(?:ns|µs|us|ms|s|sec|seconds?|m|min|minutes?|h|hours?)(?: ?\\d+(?:\\.\\d+)? ?(?:ms|s|m))*',
  path: '(?:[A-Za-z]:)?(?=[~.]|[\\w@+-][\\w.@~+-]*[/\\\\]|[/\\\\])[\\w.@~+/\\\\-]+',
};

const placeholder = /<(uuid|date|number|duration|path)>/;

const anyText = '...';

/** Ends of lines, and blank lines at the ends, are of no account. */
export function linesOf(text: string): readonly string[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const trimmed = lines.map((line) => line.trimEnd());
  const from = trimmed.findIndex((line) => line !== '');
  if (from === -1) return [];
  return trimmed.slice(from, trimmed.findLastIndex((line) => line !== '') + 1);
}

export interface Difference {
  /** The number of the line of what is expected that differs first, from 0 and of its trimmed lines. */
  readonly line: number;
  readonly wanted: string | undefined;
  readonly got: string | undefined;
}

/** What is printed as JSON, as a page shows it: as it is written there if it has the same value, else with a line for each. */
export function asJson(shown: string, printed: string): string {
  const got = jsonIn(printed);
  if (got === undefined) return printed;
  const text = JSON.stringify(got, null, 2);
  return text === JSON.stringify(jsonIn(shown), null, 2) ? shown : text;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Undefined where both agree. */
export function difference(expected: readonly string[], got: readonly string[]): Difference | undefined {
  const matchers = expected.map(matcher);
  /** The lines of `got` at which the rest of `expected` may begin. */
  let starts = new Set([0]);
  for (const [line, matches] of matchers.entries()) {
    const next = new Set<number>();
    if (matches === undefined) {
      const first = Math.min(...starts);
      for (let at = first; at <= got.length; at++) next.add(at);
    } else {
      for (const at of starts) if (at < got.length && matches(got[at] ?? '')) next.add(at + 1);
    }
    if (next.size === 0) return { line, wanted: expected[line], got: got[Math.min(...starts)] };
    starts = next;
  }
  if (starts.has(got.length)) return undefined;
  const end = Math.max(...starts);
  return { line: expected.length, wanted: undefined, got: got[end] };
}

export interface MendedLine {
  readonly text: string;
  /** It was not there before. */
  readonly isNew: boolean;
}

/** What to show in place of what is expected, which keeps its placeholders where they still hold. Undefined where nobody can tell. */
export async function mended(expected: readonly string[], got: readonly string[]): Promise<readonly MendedLine[] | undefined> {
  if (expected.includes(anyText)) return undefined;
  const { diffArrays } = await import('diff');
  const isSame = (wanted: string, line: string): boolean => matcher(wanted)?.(line) ?? false;
  let at = 0;
  return diffArrays([...expected], [...got], { comparator: isSame }).flatMap(({ added, removed, value }): MendedLine[] => {
    if (added) return value.map((text) => ({ text, isNew: true }));
    at += value.length;
    return removed ? [] : expected.slice(at - value.length, at).map((text) => ({ text, isNew: false }));
  });
}

/** It has a placeholder, or is one. */
export function isPattern(line: string): boolean {
  return line.trim() === anyText || placeholder.test(line);
}

/** Undefined for a line of `...`, which stands for any lines. */
function matcher(line: string): ((given: string) => boolean) | undefined {
  if (line.trim() === anyText) return undefined;
  const parts = line.split(placeholder);
  if (parts.length === 1) return (given) => given === line;
  const source = parts.map((part, n) =>
    n % 2 === 1 ? `(?:${placeholders[part]})` : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  );
  const pattern = new RegExp(`^${source.join('')}$`);
  return (given) => pattern.test(given);
}
