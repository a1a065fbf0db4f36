// Reads the `_redirects` file of an output and applies its rules, as Netlify does.

import { join } from 'node:path';
import { attempt } from '#model/attempt';
import { trimPath } from '#model/cut-text';
import { changedReader } from './read-changed.ts';

/** Where hosts of this kind look for it. */
export const redirectsFile = '_redirects';

export interface Redirection {
  readonly status: number;
  readonly location: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly to: string;
  readonly status: number;
  /** The rule takes precedence over a file at that address. */
  readonly forced: boolean;
}

/** With `forced`, only rules that precede files apply. `url` is that of a request: percent-encoded, with its query. */
export type RedirectOf = (url: string, forced: boolean) => Redirection | undefined;

/** A build may change the file at any time. None if the output has no such file. */
export function redirectReader(outDir: string): () => Promise<RedirectOf> {
  return changedReader(join(outDir, redirectsFile), redirectsOf);
}

function redirectsOf(text: string): RedirectOf {
  const rules = text.split(/\r\n|\n|\r/).flatMap(readRule);
  return (url, forced) => {
    const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const asked = normalize(withoutSlash(path));
    for (const rule of rules) {
      const found = rule.forced || !forced ? rule.pattern.exec(asked) : null;
      if (found) return { status: rule.status, location: withQuery(fill(rule.to, found.groups ?? {}), query) };
    }
    return undefined;
  };
}

/** Rewrites and conditions on country or role are left to hosts. */
function readRule(line: string): readonly Rule[] {
  const [from = '', to = '', status = '301', ...conditions] = line.trim().split(/\s+/);
  const [, code = '', force] = /^(30[12378])(!?)$/.exec(status) ?? [];
  if (from.startsWith('#') || !from.startsWith('/') || to === '' || code === '' || conditions.length > 0) return [];
  const pattern = patternOf(from);
  return pattern === undefined ? [] : [{ pattern, to, status: Number(code), forced: force === '!' }];
}

/** Undefined for one that names a part twice. */
function patternOf(from: string): RegExp | undefined {
  const names: string[] = [];
  const source = withoutSlash(from).replace(/\/(\*$|:[A-Za-z]\w*)?([^/]*)/g, (_, sign: string | undefined, text: string) => {
    const literal = normalize(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (sign === undefined) return `/${literal}`;
    if (sign === '*') return '(?:/(?<splat>.*))?';
    names.push(sign.slice(1));
    return `/(?<${sign.slice(1)}>[^/]+)${literal}`;
  });
  return new Set(names).size < names.length ? undefined : new RegExp(`^${source}$`);
}

/** A slash at the end makes no difference to a rule. */
function withoutSlash(path: string): string {
  return trimPath(path);
}

function fill(to: string, values: Readonly<Record<string, string | undefined>>): string {
  return to.replace(/(?<=\/):([A-Za-z]\w*)/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
}

function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to;
  const hash = to.indexOf('#');
  return hash === -1 ? to + query : to.slice(0, hash) + query + to.slice(hash);
}

/** Normalises equivalent spellings; an encoded slash stays encoded. */
function normalize(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+|[^%/]+/gi, (part) => {
    return attempt(() => encodeURIComponent(part.startsWith('%') ? decodeURIComponent(part) : part), part.toUpperCase());
  });
}
