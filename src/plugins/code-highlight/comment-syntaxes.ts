// Lists the comment syntaxes of each language, as parts of regular expressions.

/** The words that open and close a comment; one that ends with its line closes with nothing. */
export type CommentSyntax = readonly [open: string, close: string];

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
} as const satisfies Readonly<Record<string, CommentSyntax>>;

type Name = keyof typeof syntaxes;

const popular: readonly Name[] = ['slashes', 'block', 'jsx', 'hash', 'html'];

/** By grammar; the default is the common syntaxes. */
const namesOf: Readonly<Record<string, readonly Name[]>> = {
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

export function commentsOf(grammar: string): readonly CommentSyntax[] {
  return (namesOf[grammar] ?? popular).map((name) => syntaxes[name]);
}

/** All syntaxes; longer ones that contain others come first. */
const any: readonly CommentSyntax[] = [
  syntaxes.jsx,
  ['\\{\\{!--', '--\\}\\}'],
  ['\\{#', '#\\}'],
  ['<%#', '%>'],
  ['<#', '#>'],
  syntaxes.block,
  syntaxes.html,
  syntaxes.ml,
  syntaxes.cobol,
  syntaxes.rem,
  ['(?:\\/{2,}|#+|-{2,}|;+|%+|!)', ''],
];

/** Starts a comment in one language and a string in another. */
const quotes: Readonly<Record<string, CommentSyntax>> = {
  vim: ['"+', ''],
  'visual-basic': syntaxes.quote,
  vbnet: syntaxes.quote,
};

/** For marks that no one writes by chance: Markdown fences contain code of other languages. */
export function allComments(grammar: string): readonly CommentSyntax[] {
  if (grammar === 'markdown') return [syntaxes.jsx, syntaxes.html];
  return [...(quotes[grammar] ? [quotes[grammar]] : []), ...any];
}
