// Comments that mark lines, such as `// highlight-next-line`: taken out of the code, their lines noted.

/** Comments by the words that open and close them, as parts of a regular expression. */
const syntaxes = {
  slashes: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  jsx: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
  semicolons: [';;', ''],
  percent: ['%', ''],
  quote: ["(?:_\\s*)?['\u2018\u2019]", ''],
  rem: ['[Rr][Ee][Mm]\\b', ''],
  exclamation: ['!', ''],
  ml: ['\\(\\*', '\\*\\)'],
  cobol: ['\\*>', ''],
} as const;

type Syntax = keyof typeof syntaxes;

const popular: readonly Syntax[] = ['slashes', 'block', 'jsx', 'hash', 'html'];

/** By grammar; every other grammar takes the popular ones. */
const syntaxesOf: Readonly<Record<string, readonly Syntax[]>> = {
  javascript: ['slashes', 'block'],
  typescript: ['slashes', 'block'],
  jsx: ['slashes', 'block', 'jsx'],
  tsx: ['slashes', 'block', 'jsx'],
  markup: ['slashes', 'block', 'html'],
  markdown: ['html', 'jsx', 'hash'],
  bash: ['hash'],
  python: ['hash'],
  latex: ['percent'],
  matlab: ['percent'],
  lua: ['dashes'],
  haskell: ['dashes'],
  sql: ['dashes', 'block'],
  wasm: ['semicolons'],
  'visual-basic': ['quote', 'rem'],
  vbnet: ['quote', 'rem'],
  batch: ['rem'],
  basic: ['rem', 'exclamation'],
  fsharp: ['slashes', 'ml'],
  ocaml: ['ml'],
  sml: ['ml'],
  fortran: ['exclamation'],
  cobol: ['cobol'],
};

export interface MarkedCode {
  readonly code: readonly string[];
  /** Counted from 1, in the code without the comments. */
  readonly lines: ReadonlySet<number>;
  /** Marks that reach no line: a start without an end, an end without a start, a next line that is not there. */
  readonly stray: readonly string[];
}

/** A mark counts only where its comment stands alone on a line. */
export function takeMarks(code: readonly string[], grammar: string): MarkedCode {
  const comments = (syntaxesOf[grammar] ?? popular).map((name) => syntaxes[name]);
  const forms = comments.map(([open, close]) => `${open}\\s*(highlight-(?:next-line|start|end))\\s*${close}`);
  const mark = new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`);
  const kept: string[] = [];
  const lines = new Set<number>();
  const stray: string[] = [];
  let next = false;
  let start: number | undefined;
  for (const line of code) {
    const word = mark.exec(line)?.slice(1).find(Boolean);
    if (word === undefined) {
      kept.push(line);
      if (next) lines.add(kept.length);
      next = false;
    } else if (word === 'highlight-next-line') next = true;
    else if (word === 'highlight-start') start ??= kept.length + 1;
    else if (start === undefined) stray.push(word);
    else {
      for (let at = start; at <= kept.length; at++) lines.add(at);
      start = undefined;
    }
  }
  if (next) stray.push('highlight-next-line');
  if (start !== undefined) stray.push('highlight-start');
  return { code: kept, lines, stray };
}
