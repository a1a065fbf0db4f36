// Interprets `vercel.json` as documented by Vercel and path-to-regexp, strict about slashes and case.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Host, staticHost } from './outcome.ts';

interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly statusCode: number;
}

/** "Redirects are checked before the files", in their order; the query is passed through. */
export async function vercelHost(outDir: string): Promise<Host> {
  const { redirects } = JSON.parse(await readFile(join(outDir, 'vercel.json'), 'utf8')) as { redirects: Redirect[] };
  const rules = redirects.map((redirect) => ({ ...redirect, ...compile(redirect.source) }));
  return staticHost(outDir, (url) => {
    const [path = '', ...query] = url.split('?');
    for (const { pattern, names, destination, statusCode: status } of rules) {
      const found = pattern.exec(path);
      if (!found) continue;
      const values = new Map(names.map((name, index) => [name, found[index + 1]]));
      const target = destination.replace(/(\/?):([A-Za-z]\w*)(\*?)/g, (whole, slash: string, name: string) => {
        if (/^\/?$/.test(whole) || !values.has(name)) return whole;
        const value = values.get(name);
        return value === undefined || value === '' ? '' : slash + value;
      });
      const [before = '', hash] = target.split('#');
      const [bare = '', own] = before.split('?');
      const joined = [own, query.join('?')].filter((part) => part !== undefined && part !== '').join('&');
      return { status, location: `${bare || '/'}${joined && `?${joined}`}${hash === undefined ? '' : `#${hash}`}` };
    }
    return undefined;
  });
}

/** `:name`, `:name*`, `:name(…)`, `(…)?`, `{…}?` and `\x`; the slash before a part goes with it. */
function compile(source: string): { readonly pattern: RegExp; readonly names: readonly string[] } {
  const names: string[] = [];
  let expression = '';
  let at = 0;
  const quote = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  while (at < source.length) {
    const [braces, inBraces] = /^\{([^{}\\]*)\}\?/.exec(source.slice(at)) ?? [];
    if (braces !== undefined) {
      expression += `(?:${quote(inBraces ?? '')})?`;
      at += braces.length;
      continue;
    }
    const [escaped] = /^\\./.exec(source.slice(at)) ?? [];
    const [part, prefix = '', name] = /^([/.]?)(?::([A-Za-z]\w*))?/.exec(source.slice(at)) ?? [''];
    if (escaped !== undefined) {
      expression += quote(escaped.slice(1));
      at += 2;
      continue;
    }
    const group = groupAt(source, at + part.length);
    if (name === undefined && group === undefined) {
      if (/[*+?{}:()]/.test(source[at] ?? '')) throw new Error(`"${source}" has an unexpected sign at ${at}`);
      expression += quote(source[at] ?? '');
      at += 1;
      continue;
    }
    at += part.length + (group?.length ?? 0);
    names.push(name ?? String(names.length));
    const inner = group?.slice(1, -1) ?? '[^\\/#?]+?';
    if (inner.startsWith('?') || /(?<!\\)\((?!\?)/.test(inner)) throw new Error(`"${source}" has a group that is refused`);
    const modifier = /^[*?]/.exec(source.slice(at))?.[0] ?? '';
    at += modifier.length;
    const before = quote(prefix);
    if (modifier === '*') expression += `(?:${before}((?:${inner})(?:${before}(?:${inner}))*))?`;
    else expression += `(?:${before}(${inner}))${modifier}`;
  }
  return { pattern: new RegExp(`^${expression}$`), names };
}

function groupAt(source: string, start: number): string | undefined {
  if (source[start] !== '(') return undefined;
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')' && --depth === 0) return source.slice(start, at + 1);
  }
  throw new Error(`"${source}" has a group that never ends`);
}
