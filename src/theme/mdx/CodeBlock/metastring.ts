// What stands behind the language of a code fence, as a component hands it on: title, line numbers, highlighted lines.

export interface CodeMeta {
  readonly title?: string;
  /** The number of the first line; absent for none. */
  readonly firstNumber?: number;
  /** Counted from 1. */
  readonly highlighted: ReadonlySet<number>;
}

export function readMetastring(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  return {
    ...(title !== undefined && { title }),
    ...(numbers && { firstNumber: Number(numbers[1] ?? 1) }),
    highlighted: readRanges(/\{([\d,-]+)\}/.exec(meta)?.[1] ?? ''),
  };
}

/** `1,3-5` to 1, 3, 4, 5. */
function readRanges(ranges: string): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const range of ranges.split(',')) {
    const [start = Number.NaN, end = start] = range.split('-').map(Number);
    for (let line = start; line <= end; line += 1) lines.add(line);
  }
  return lines;
}
