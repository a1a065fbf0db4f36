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

/** A comment of the site's own, and the class that it gives to lines. */
export interface MagicComment {
  readonly className: string;
  /** The word of a comment that marks the line after it. */
  readonly line?: string;
  /** The words of two comments that mark the lines between them. */
  readonly block?: { readonly start: string; readonly end: string };
}

/** The comments of a site that names none. */
export const highlightComments: readonly MagicComment[] = [
  {
    className: 'highlighted',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

/** Lines, counted from 1, to their classes. */
export type LineClasses = ReadonlyMap<number, readonly string[]>;

export interface MarkedCode {
  readonly code: readonly string[];
  /** In the code without the comments. */
  readonly lines: LineClasses;
  /** Marks that reach no line: a start without an end, an end without a start, a next line that is not there. */
  readonly stray: readonly string[];
}

/** A mark counts only where its comment stands alone on a line. */
export function takeMarks(code: readonly string[], grammar: string, comments = highlightComments): MarkedCode {
  const mark = markOf(grammar, comments);
  const kept: string[] = [];
  const lines = new Map<number, readonly string[]>();
  const stray: string[] = [];
  const add = (at: number, { className }: MagicComment): void => {
    const names = lines.get(at) ?? [];
    if (!names.includes(className)) lines.set(at, [...names, className]);
  };
  const next = new Map<MagicComment, string>();
  const open = new Map<MagicComment, number>();
  for (const line of code) {
    const word = mark.exec(line)?.slice(1).find(Boolean);
    const comment = comments.find(({ line: own, block }) => word !== undefined && [own, block?.start, block?.end].includes(word));
    if (word === undefined || !comment) {
      kept.push(line);
      for (const comment of next.keys()) add(kept.length, comment);
      next.clear();
    } else if (word === comment.line) next.set(comment, word);
    else if (word === comment.block?.start) open.set(comment, open.get(comment) ?? kept.length + 1);
    else if (!open.has(comment)) stray.push(word);
    else {
      for (let at = open.get(comment) ?? 0; at <= kept.length; at++) add(at, comment);
      open.delete(comment);
    }
  }
  stray.push(...next.values());
  for (const { block } of open.keys()) if (block) stray.push(block.start);
  return { code: kept, lines, stray };
}

/** A line that holds one of the comments' words in a comment of the grammar, and nothing else. */
function markOf(grammar: string, comments: readonly MagicComment[]): RegExp {
  const words = comments.flatMap(({ line, block }) => [line, block?.start, block?.end].filter((word) => word !== undefined));
  const word = words.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  const forms = (syntaxesOf[grammar] ?? popular).map((name) => {
    const [open, close] = syntaxes[name];
    return `${open}\\s*(${word})\\s*${close}`;
  });
  return new RegExp(`^\\s*(?:${forms.join('|')})\\s*$`);
}
