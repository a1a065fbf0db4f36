// Reads the `_headers` file of an output and applies its rules, as Netlify and Cloudflare do.
import { join } from 'node:path';
import { changedReader } from './read-changed.ts';

interface Rule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The headers of a decoded path, with its base: those of every rule that it matches; two values of one name are joined. */
export type HeadersOf = (path: string) => Readonly<Record<string, string>>;

const none: HeadersOf = () => ({});

/** A build may change the file at any time. None where the output has no such file. */
export function headersReader(outDir: string, file: string | undefined): () => Promise<HeadersOf> {
  return file === undefined ? () => Promise.resolve(none) : changedReader(join(outDir, file), headersOf);
}

function headersOf(text: string): HeadersOf {
  const rules = readRules(text);
  return (path) => {
    const found = new Map<string, string>();
    for (const { pattern, headers } of rules) {
      if (!pattern.test(path)) continue;
      for (const [name, value] of headers) {
        const before = found.get(name);
        found.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    return Object.fromEntries(found);
  };
}

/** An unindented line is a path, and the indented lines below it are its headers. */
function readRules(text: string): readonly Rule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: patternOf(line.trim()), headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([\w-]+)\s*:(.*)$/.exec(line) ?? [];
      if (name !== '') rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
    }
  }
  return rules;
}

/** `*` matches anything, `:name` one path segment. */
function patternOf(path: string): RegExp {
  const source = decoded(path.replace(/^https?:\/\/[^/]*/, ''))
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*');
  return new RegExp(`^${source.replace(/\/:[A-Za-z]\w*/g, '/[^/]+')}$`);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
