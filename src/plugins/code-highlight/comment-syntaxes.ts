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
  semicolons: [';+', ''],
  percent: ['%+', ''],
  braceDash: ['\\{-', '-\\}'],
  vim: ['"', ''],
  star: ['\\*', ''],
  handlebars: ['\\{\\{~?!(?:--)?', '(?:--)?~?\\}\\}'],
  twig: ['\\{#-?', '-?#\\}'],
  liquid: ['\\{%-?\\s*(?:#|comment\\s*-?%\\})', '(?:\\{%-?\\s*endcomment\\s*)?-?%\\}'],
  template: ['<%(?:--|[#=]?\\s*\\/\\*|#|!--)', '(?:--|\\*\\/)?%>'],
  razor: ['@\\*', '\\*@'],
  smarty: ['\\{\\*', '\\*\\}'],
  freemarker: ['<#--', '-->'],
  braces: ['\\{', '\\}'],
  angle: ['<#', '#>'],
  dashHash: ['-#', ''],
  colons: ['::', ''],
  apl: ['⍝', ''],
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
  ...family(['semicolons', 'hash'], 'ini systemd nsis dns-zone-file editorconfig properties autoit llvm toml asm6502'),
  ...family(['semicolons'], 'clojure lisp scheme racket nasm autohotkey gcode purebasic abnf'),
  ...family(['semicolons', 'slashes', 'block', 'hash'], 'armasm asmatmel arturo factor'),
  ...family(['percent', 'block'], 'erlang prolog lilypond metafont'),
  ...family(['dashes', 'block'], 'plsql n1ql mongodb'),
  ...family(['dashes'], 'ada vhdl eiffel lua'),
  ...family(['dashes', 'braceDash'], 'elm haskell idris agda purescript dhall'),
  ...family(['dashes', 'hash', 'ml'], 'applescript'),
  ...family(['handlebars', 'html'], 'handlebars'),
  ...family(['twig', 'html', 'hash'], 'twig django'),
  ...family(['liquid', 'twig', 'html'], 'liquid'),
  ...family(['template', 'html', 'slashes', 'block', 'hash'], 'erb ejs aspnet t4-cs t4-vb t4-templating'),
  ...family(['razor', 'html', 'slashes', 'block'], 'cshtml'),
  ...family(['smarty', 'html'], 'smarty'),
  ...family(['freemarker', 'html'], 'ftl'),
  ...family(['hash', 'angle'], 'powershell'),
  ...family(['slashes', 'ml', 'braces'], 'pascal'),
  ...family(['ml'], 'coq wolfram'),
  ...family(['quote', 'rem'], 'xojo brightscript'),
  ...family(['quote', 'block'], 'plant-uml'),
  ...family(['quote', 'slashes', 'hash'], 'q'),
  ...family(['vim', 'star'], 'abap'),
  ...family(['star', 'block', 'slashes'], 'sas stata'),
  ...family(['dashHash', 'hash', 'slashes'], 'haml pug'),
  vim: ['vim', 'hash'],
  apl: ['apl'],
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
  sql: ['dashes', 'block'],
  wasm: ['semicolons'],
  'visual-basic': ['quote', 'rem'],
  vbnet: ['quote', 'rem'],
  batch: ['rem', 'colons'],
  basic: ['rem', 'exclamation', 'quote'],
  fsharp: ['slashes', 'ml'],
  ocaml: ['ml'],
  sml: ['ml'],
  fortran: ['exclamation'],
  cobol: ['cobol'],
};

function family(names: readonly Name[], grammars: string): Readonly<Record<string, readonly Name[]>> {
  return Object.fromEntries(grammars.split(' ').map((grammar) => [grammar, names]));
}

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
