// Prints texts as scalars of YAML, and front matter.

import { trimEnd, trimStart } from '#model/cut-text';
import { doubleQuoted } from './javascript.ts';

/** Plain where no parser could read it differently, even inside brackets; double-quoted otherwise. */
export function yamlScalar(text: string): string {
  const isPlain =
    /^[\p{L}_/][\p{L}\d_/.-]*(?: [\p{L}\d_/.-]+)*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return isPlain ? text : doubleQuoted(text);
}

/** `date` is printed as it is, since quotes would make it a text. */
export type YamlValue = string | number | readonly string[] | { readonly date: string } | undefined;

/** The lines of front matter with their fences. Values that are undefined are left out. */
export function printFrontMatter(front: Readonly<Record<string, YamlValue>>): string {
  const lines = Object.entries(front).flatMap(([key, value]) =>
    value === undefined ? [] : [`${yamlScalar(key)}: ${printValue(value)}\n`],
  );
  return `---\n${lines.join('')}---\n`;
}

function printValue(value: Exclude<YamlValue, undefined>): string {
  if (typeof value === 'string') return yamlScalar(value);
  if (typeof value === 'number') return String(value);
  if (!('date' in value)) return `[${value.map(yamlScalar).join(', ')}]`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value.date)) throw new TypeError(`${JSON.stringify(value.date)} is not a date`);
  return value.date;
}

/** Line ends and spaces at its ends are written as references, since a heading has one line and is trimmed. */
export function markdownHeading(text: string): string {
  const escaped = text.replaceAll(/[\\`*_[\]<>{}#|~&$]/g, '\\$&');
  const ending = trimStart(escaped, ' ');
  const words = trimEnd(ending, ' ');
  const spaces = (count: number): string => reference(' ').repeat(count);
  const inOneLine = words.replaceAll(/[\t\n\r\u2028\u2029]/g, reference);
  return `# ${spaces(escaped.length - ending.length)}${inOneLine}${spaces(ending.length - words.length)}`;
}

function reference(sign: string): string {
  return `&#${sign.codePointAt(0)};`;
}

/** As POSIX shells read it, whatever is in it; blanks alone are quoted as every shell does. */
export function shellWord(word: string): string {
  if (/^[\w./@%+=:,-]+$/.test(word)) return word;
  return /^[\w./@+=:, -]+$/.test(word) ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}

/** A path is no option, even where its name begins like one. */
export function shellPath(path: string): string {
  return shellWord(path.startsWith('-') ? `./${path}` : path);
}
