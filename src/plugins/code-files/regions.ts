// Comments that name the parts of a file: `// #region setup` … `// #endregion setup`.

export interface Region {
  readonly name: string;
  /** Lines, counted from 0: that of the comment that opens it, and of the one that closes it; undefined when there is none. */
  readonly start: number;
  readonly end: number | undefined;
}

const comment = /^\s*(?:\/\/|\/\*|#|<!--|--|;+|%|\{\/\*)\s*#?(region|endregion)\b[^\S\n]*(.*?)\s*(?:\*\/\}?|-->)?\s*$/;

/** The regions of a file in the order in which they open. One may lie in another. */
export function regionsOf(lines: readonly string[]): readonly Region[] {
  const regions: { name: string; start: number; end: number | undefined }[] = [];
  for (const [at, line] of lines.entries()) {
    const [, word, name = ''] = comment.exec(line) ?? [];
    if (word === 'region') regions.push({ name, start: at, end: undefined });
    if (word !== 'endregion') continue;
    // A comment without a name closes what was opened last.
    const open = regions.findLast((region) => region.end === undefined && (name === '' || region.name === name));
    if (open) open.end = at;
  }
  return regions;
}

/** True for a line that opens or closes a region: such lines are not shown. */
export function isMark(line: string): boolean {
  return comment.test(line);
}
