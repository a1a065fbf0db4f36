// Writes a drafted configuration as the text of a TypeScript module.
import { compareText } from '#model/place';
import { Call, Code, Comment, filled } from './draft.ts';

const width = 100;

/** `comments` come first in the file. */
export function writeConfig(config: Readonly<Record<string, unknown>>, comments: readonly string[]): string {
  const plugins = new Set<string>();
  const imports = new Set<string>();
  collect(config, plugins, imports);
  const own = imports.has(definePlugin)
    ? "import { defineConfig, definePlugin } from 'slodocs';"
    : "import { defineConfig } from 'slodocs';";
  imports.delete(definePlugin);
  const names = [...plugins].sort(compareText).join(', ');
  const lines = [
    ...[...imports].sort(compareText),
    own,
    ...(names === '' ? [] : [`import { ${names} } from 'slodocs/plugins';`]),
    '',
    ...comments.map((text) => `// ${text}`),
  ];
  return `${lines.join('\n')}\nexport default defineConfig(${print(config, '', 'export default defineConfig('.length)});\n`;
}

/** Written as the import of code that needs it, and joined with that of `defineConfig`. */
export const definePlugin = 'definePlugin';

/** The default export of a module of data. */
export function writeData(value: unknown, comments: readonly string[] = []): string {
  return `${comments.map((text) => `// ${text}\n`).join('')}export default ${print(value, '', 'export default '.length)};\n`;
}

function collect(value: unknown, plugins: Set<string>, imports: Set<string>): void {
  if (value instanceof Code) for (const statement of value.imports) imports.add(statement);
  else if (value instanceof Call) {
    plugins.add(value.name);
    collect(value.options, plugins, imports);
  } else if (typeof value === 'object' && value !== null && !(value instanceof Comment) && !(value instanceof RegExp)) {
    for (const inner of Object.values(value)) collect(inner, plugins, imports);
  }
}

/** `used` are the columns that stand before it on its first line. */
function print(value: unknown, indent: string, used: number): string {
  const inline = printInline(value);
  if (inline !== undefined && !inline.includes('\n') && used + inline.length <= width) return inline;
  if (value instanceof Code) return value.text.includes('`') ? value.text : value.text.replaceAll('\n', `\n${indent}`);
  if (value instanceof Call) return `${value.name}(${print(filled(value.options), indent, used + value.name.length + 1)})`;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const rows = value.map((item) =>
      item instanceof Comment ? `${inner}// ${item.text}` : `${inner}${print(item, inner, inner.length)},`,
    );
    return `[\n${rows.join('\n')}\n${indent}]`;
  }
  if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) {
    const rows = Object.entries(value).flatMap(([key, item]) => {
      if (item instanceof Comment) return [`${inner}// ${item.text}`];
      if (item === undefined) return [];
      const start = `${inner}${nameOf(key)}: `;
      return [`${start}${print(item, inner, start.length + 1)},`];
    });
    return `{\n${rows.join('\n')}\n${indent}}`;
  }
  return inline ?? 'undefined';
}

/** On one line; undefined where it holds a comment or code of several lines. */
function printInline(value: unknown): string | undefined {
  if (value instanceof Code) return value.text.includes('\n') ? undefined : value.text;
  if (value instanceof Comment) return undefined;
  if (value instanceof RegExp) return String(value);
  if (value instanceof Call) {
    const options = filled(value.options);
    if (Object.keys(options).length === 0) return `${value.name}()`;
    const inner = printInline(options);
    return inner && `${value.name}(${inner})`;
  }
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    const items = value.map(printInline);
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  const items = Object.entries(value).flatMap(([key, item]) => {
    if (item === undefined) return [];
    const text = printInline(item);
    return [text === undefined ? undefined : `${nameOf(key)}: ${text}`];
  });
  if (items.includes(undefined)) return undefined;
  return items.length === 0 ? '{}' : `{ ${items.join(', ')} }`;
}

function nameOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

/** In single quotes, unless that needs more escapes. */
function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  if (text.includes("'") && !text.includes('"')) return `"${escaped}"`;
  return `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
