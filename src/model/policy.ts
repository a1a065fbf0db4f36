// Computes and prints the Content-Security-Policy of a site.
import { parseUrl } from './parse-url.ts';
import { compareText } from './place.ts';
import type { CspSettings } from './settings.ts';

/** Sources by directive, such as `{ 'img-src': ['https://img.example'] }`. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** The default policy: a site's own files. */
const own: Sources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** Directives to which a site may add sources. */
export const directiveNames = [
  ...Object.keys(own),
  'child-src',
  'frame-src',
  'media-src',
  'object-src',
  'report-to',
  'report-uri',
  'require-trusted-types-for',
  'sandbox',
  'script-src-attr',
  'script-src-elem',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'upgrade-insecure-requests',
  'worker-src',
] as const;

/** True for lists of sources by known directives. White space and semicolons would begin another directive. */
export function isSources(value: unknown): value is Sources {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const isSource = (source: unknown): boolean => typeof source === 'string' && /^[^\s;,]+$/.test(source);
  return Object.entries(value).every(
    ([name, sources]) =>
      (directiveNames as readonly string[]).includes(name) && Array.isArray(sources) && sources.every(isSource),
  );
}

/** Directives that browsers accept only in a header. */
const headerOnly = new Set(['frame-ancestors', 'report-uri', 'sandbox']);

/** The policy of a site whose pages load from `sources`. */
export function policyOf({ directives, styleAttributes, dataFrames }: CspSettings, sources: readonly Sources[]): Sources {
  const found = new Map(Object.entries(own).map(([name, values]) => [name, new Set(values)]));
  const add = (name: string, values: readonly string[]): void => {
    const known = found.get(name) ?? new Set();
    found.set(name, known);
    for (const value of values) known.add(value);
  };
  // Sorts the pages' sources, so that the order of pages does not matter.
  const pairs = sources.flatMap((one) =>
    Object.entries(one).flatMap(([name, values]) => values.map((value) => `${name} ${value}`)),
  );
  for (const pair of [...new Set(pairs)].sort(compareText)) {
    const [name = '', value = ''] = pair.split(' ');
    add(name, [value]);
  }
  if (styleAttributes) add('style-src-attr', ["'unsafe-inline'"]);
  if (dataFrames) add('frame-src', ['data:']);
  for (const name of Object.keys(directives).sort(compareText)) {
    const values = directives[name] ?? [];
    if (values.includes("'none'")) found.set(name, new Set(values));
    else add(name, values);
  }
  return Object.fromEntries([...found].map(([name, values]) => [name, withoutNone([...values])]));
}

/** Drops `'none'`, which has no meaning beside other sources. */
function withoutNone(values: readonly string[]): readonly string[] {
  return values.length > 1 ? values.filter((value) => value !== "'none'") : values;
}

/** Prints the policy as the value of a header. */
export function printPolicy(policy: Sources): string {
  return Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Prints the policy for a page's `meta` element. */
export function printOwnPolicy(policy: Sources): string {
  return printPolicy(Object.fromEntries(Object.entries(policy).filter(([name]) => !headerOnly.has(name))));
}

/** True where the default policy allows the source. */
export function isOwnSource(directive: string, source: string): boolean {
  return own[directive]?.includes(source) ?? false;
}

const loaded = ['https:', 'http:'];

/** The schemes of what each directive may load; of others, what is loaded over the web. */
const schemes: Readonly<Record<string, readonly string[]>> = {
  'connect-src': [...loaded, 'wss:', 'ws:'],
  'img-src': [...loaded, 'data:'],
  // Stylesheets hold small ones themselves.
  'font-src': [...loaded, 'data:'],
};

/** The scheme of an absolute address, in lower case and with its colon. */
export function schemeOf(address: string): string | undefined {
  // As browsers do: blanks around an address and line breaks in it are no part of it.
  const plain = address.replace(/[\t\n\r]/g, '').trim();
  return /^[a-z][a-z\d+.-]*:/i.exec(plain)?.[0].toLowerCase();
}

/**
 * What a directive has to list for an address: its origin, `'self'` for the site itself, `data:` for images and fonts. Undefined where
 * nothing is loaded from there, or the directive may allow nothing of the kind.
 */
export function sourceOf(address: string, directive: string): string | undefined {
  const plain = address.replace(/[\t\n\r]/g, '').trim();
  if (plain === '' || plain.startsWith('#')) return undefined;
  const whole = plain.startsWith('//') ? `https:${plain}` : plain;
  const scheme = schemeOf(whole);
  if (scheme === undefined) return "'self'";
  const url = (schemes[directive] ?? loaded).includes(scheme) ? parseUrl(whole) : undefined;
  if (!url || scheme === 'data:') return url && scheme;
  const { protocol, host } = url;
  // Refuses a host with characters that would end the directive, and one that stands for others.
  return /^[\w.:[\]-]+$/.test(host) ? `${protocol}//${host}` : undefined;
}
