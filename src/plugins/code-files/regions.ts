// Finds the regions of a file between `// #region name` and `// #endregion name` comments.

export interface Region {
  readonly name: string;
  /** Line numbers from 0 of the opening and the closing comment; undefined if there is none. */
  readonly start: number;
  readonly end: number | undefined;
}

/** What opens comments, in many languages: some only before `#region`, for before a word they open something else. */
const comment =
  /^\s*(?:(?:\/{2,}|\/\*+|#+|<!--|-{2,}|;+|%+|\{\/\*|\(\*|<#--|<#|\{#-?|\{\{!(?:--)?|<%(?:#|--)|@\*|\{\*|\{-|::|-#|!+|@?rem\b|dnl\b)\s*#?(?:pragma\s+)?|(?:['"‘’*{|⍝\\]|\*>|NB\.)\s*#)(region|endregion)\b(.*)$/iu;
/** What closes them. */
const close = /(?:\*\/\}?|--!?>|--\}\}|\}\}|-?#\}|(?:--)?%>|\*[)@}]|-\}|#>|[}"])$/;

/** Lists the regions of a file in the order in which they open. Regions may be nested. */
export function regionsOf(lines: readonly string[]): readonly Region[] {
  const regions: { name: string; start: number; end: number | undefined }[] = [];
  for (const [at, line] of lines.entries()) {
    const [, word, rest = ''] = comment.exec(line) ?? [];
    const name = rest.trim().replace(close, '').trim();
    if (word?.toLowerCase() === 'region') regions.push({ name, start: at, end: undefined });
    if (word?.toLowerCase() !== 'endregion') continue;
    // A comment without a name closes the region opened last.
    const open = regions.findLast((region) => region.end === undefined && (name === '' || region.name === name));
    if (open) open.end = at;
  }
  return regions;
}

/** True for a line that opens or closes a region: such lines are not shown. */
export function isMark(line: string): boolean {
  return comment.test(line);
}
