// Finds the regions of a file between `// #region name` and `// #endregion name` comments.

export interface Region {
  readonly name: string;
  /** Line numbers from 0 of the opening and the closing comment; undefined if there is none. */
  readonly start: number;
  readonly end: number | undefined;
}

/** What opens comments, in many languages. Some only before `#region`, for before a word they open something else. */
const hashed =
  /^\s*(?:(?:\/{2,}|\/\*+|#+|<!--|-{2,}|;+|%+|\{\/\*|\(\*|<#--|<#|\{#-?|\{\{!(?:--)?|<%(?:#|--)|@\*|\{\*|\{-|::|-#|!+|@?rem\b|dnl\b|['"‘’*{|⍝\\]|\*>|NB\.)\s*)?#(?:pragma\s+)?(region|endregion)\b(.*)$/iu;
/** Without `#`, in lower case: `--region` is an option, and `# Region of …` a sentence. */
const bare =
  /^\s*(?:(?:\/{2,}|\/\*+|<!--|\{\/\*|\(\*)\s*|(?:#+|-{2,}|;+|%+|<#--|<#|\{#-?|\{\{!(?:--)?|<%(?:#|--)|@\*|\{\*|\{-|::|-#|!+|@?(?:rem|REM)|dnl)\s+)(region|endregion)\b(.*)$/u;
/** What closes them. */
const close = /(?:\*\/\}?|--!?>|--\}\}|\}\}|-?#\}|(?:--)?%>|\*[)@}]|-\}|#>|[}"])$/;

/**
 * Lists the regions of a file in the order in which they open. Regions may be nested. A comment without a name closes the region opened last,
 * of those in its own style first.
 */
export function regionsOf(lines: readonly string[]): readonly Region[] {
  const regions: { name: string; start: number; end: number | undefined; isHashed: boolean }[] = [];
  for (const [at, line] of lines.entries()) {
    const isHashed = hashed.test(line);
    const [, word, rest = ''] = (isHashed ? hashed : bare).exec(line) ?? [];
    const name = rest.trim().replace(close, '').trim();
    if (word?.toLowerCase() === 'region') regions.push({ name, start: at, end: undefined, isHashed });
    if (word?.toLowerCase() !== 'endregion') continue;
    const open = regions.filter((region) => region.end === undefined && (name === '' || region.name === name));
    const closed = open.findLast((region) => region.isHashed === isHashed) ?? open.at(-1);
    if (closed) closed.end = at;
  }
  return regions.map(({ name, start, end }) => ({ name, start, end }));
}

/** The numbers of the lines that open and close regions, which are not shown. */
export function marksOf(lines: readonly string[]): ReadonlySet<number> {
  return new Set(regionsOf(lines).flatMap(({ start, end }) => (end === undefined ? [] : [start, end])));
}
