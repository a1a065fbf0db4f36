// The `_redirects` file of an output to where an address leads, by the rules of Netlify.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
  /** It comes before the file at that address. */
  readonly forced: boolean;
}

/** `forced` asks for the rules that come before files, else for all. `url` is that of a request: percent-encoded, with its query. */
export type RedirectOf = (url: string, forced: boolean) => Redirection | undefined;

/** None where the output has no such file. */
export async function readRedirects(outDir: string): Promise<RedirectOf> {
  const text = await readFile(join(outDir, redirectsFile), 'utf8').catch(() => '');
  const rules = text.split(/\r\n|\n|\r/).flatMap(readRule);
  return (url, forced) => {
    const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    // A slash at the end makes no difference to a rule.
    const asked = normalize(path.replace(/(?<=.)\/+$/, ''));
    for (const rule of rules) {
      const found = rule.forced || !forced ? rule.pattern.exec(asked) : null;
      if (found) return { status: rule.status, location: withQuery(fill(rule.to, found.groups ?? {}), query) };
    }
    return undefined;
  };
}

/** What rewrites, asks for a country or for a role is for hosts alone. */
function readRule(line: string): readonly Rule[] {
  const [from = '', to = '', status = '301', ...conditions] = line.trim().split(/\s+/);
  const [, code = '', force] = /^(30[12378])(!?)$/.exec(status) ?? [];
  if (from.startsWith('#') || !from.startsWith('/') || to === '' || code === '' || conditions.length > 0) return [];
  return [{ pattern: patternOf(from), to, status: Number(code), forced: force === '!' }];
}

function patternOf(from: string): RegExp {
  const source = normalize(from.replace(/(?<=.)\/+$/, ''))
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/\/:([A-Za-z]\w*)/g, '/(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

function fill(to: string, values: Readonly<Record<string, string | undefined>>): string {
  return to.replace(/(?<=\/):([A-Za-z]\w*)/g, (whole, name: string) => (name in values ? (values[name] ?? '') : whole));
}

function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to;
  const hash = to.indexOf('#');
  return hash === -1 ? to + query : to.slice(0, hash) + query + to.slice(hash);
}

/** One spelling for all that mean the same. */
function normalize(path: string): string {
  return path
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
    .replace(/(?:%[\dA-F]{2})+|[^%]+/g, (part) => {
      try {
        return part.startsWith('%') ? encodeURIComponent(decodeURIComponent(part)) : encodeURI(part);
      } catch {
        return part;
      }
    });
}
