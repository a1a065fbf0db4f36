// Writes a drafted configuration as the text of a TypeScript module.

import {
  Call,
  Code,
  Comment,
  code,
  identifier,
  importsOf,
  isData,
  isStructure,
  joined,
  layOut,
  lineComment,
  partsIn,
} from '#kit/print/javascript';
import { compareText } from '#model/place';
import { filled } from './draft.ts';

/** `comments` come first in the file. */
export function writeConfig(config: Readonly<Record<string, unknown>>, comments: readonly string[]): string {
  const written = onlyData(config, '', new Set());
  const parts = [...partsIn(written)];
  const needed = importsOf(parts.filter((part) => part instanceof Code));
  const own = needed.includes(definePluginImport)
    ? code`import { defineConfig, definePlugin } from 'slodocs';`
    : code`import { defineConfig } from 'slodocs';`;
  const plugins = new Set(parts.flatMap((part) => (part instanceof Call ? part.name : [])));
  const names = [...plugins].sort(compareText).map(identifier);
  const lines = [
    ...needed.filter((one) => one !== definePluginImport).sort((a, b) => compareText(a.text, b.text)),
    own,
    ...(names.length === 0 ? [] : [code`import { ${joined(names, ', ')} } from 'slodocs/plugins';`]),
    code``,
    ...comments.map(lineComment),
  ];
  const value = layOut(written, 'export default defineConfig('.length);
  return `${joined([...lines, code`export default defineConfig(${value});`], '\n')}\n`;
}

/** The import of code that needs it, which is joined with that of `defineConfig`. */
export const definePluginImport: Code = code`import { definePlugin } from 'slodocs';`;

/** The default export of a module of data. */
export function writeData(value: unknown, comments: readonly string[] = []): string {
  const data = layOut(onlyData(value, '', new Set()), 'export default '.length);
  return `${joined([...comments.map(lineComment), code`export default ${data};`], '\n')}\n`;
}

/** Replaces what has no literal, such as a function that was not recognized, by a comment. */
function onlyData(value: unknown, path: string, above: ReadonlySet<unknown>): unknown {
  if (value instanceof Call) return new Call(value.name, filled(onlyData(value.options, path, above) as Record<string, unknown>));
  if (!isData(value) || above.has(value)) return new Comment(`TODO: ${path} must be carried over by hand.`);
  if (!isStructure(value)) return value;
  const within = new Set([...above, value]);
  if (Array.isArray(value)) return value.map((item, index) => onlyData(item, `${path}[${index}]`, within));
  const below = (key: string): string => (path === '' ? key : `${path}.${key}`);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, onlyData(item, below(key), within)]));
}
