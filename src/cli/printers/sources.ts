// Splits source texts into lines, each text once.

export interface Sources {
  /** The n-th line, from 1, without its ending; undefined past the end or where the text is not known. */
  line(file: string, number: number): string | undefined;
  /** How many lines a file has; 0 where its text is not known. */
  count(file: string): number;
}

export function createSources(texts: Readonly<Record<string, string>>): Sources {
  const known = new Map<string, readonly string[]>();
  const linesOf = (file: string): readonly string[] => {
    const lines = known.get(file) ?? (Object.hasOwn(texts, file) ? split(texts[file] ?? '') : []);
    known.set(file, lines);
    return lines;
  };
  return {
    line: (file, number) => linesOf(file)[number - 1],
    count: (file) => linesOf(file).length,
  };
}

/** Line endings are those of CommonMark; a byte order mark is no part of the first line. */
function split(text: string): readonly string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
}
