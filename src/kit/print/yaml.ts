// Prints texts as scalars of YAML, and front matter.
import { doubleQuoted } from './unprintable.ts';

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
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value.date)) throw new TypeError(`${JSON.stringify(value.date)} is no date`);
  return value.date;
}
