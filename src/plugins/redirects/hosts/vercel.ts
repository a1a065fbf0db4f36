// Prints redirects as `vercel.json`.

import { cutAt, encodePath } from 'slodocs/kit';
import { escapeRegExp, type HostAnswer, type HostRules, type PatternRule, printSegments, sentPath } from './host-rules.ts';

/** Vercel's limit of rules in one file. */
const most = 2048;

/** Vercel takes sources for patterns, so special characters are escaped. */
export function vercel({ single, patterns }: HostRules): HostAnswer {
  const redirects = [
    ...single.map(({ from, to, status }) => ({
      source: from === '/' ? '/(index\\.html)?' : `${literal(from)}(/|/index\\.html)?`,
      destination: destination(to),
      statusCode: status,
    })),
    ...patterns.map(printPattern),
  ];
  const limits = [];
  if (redirects.length > most) {
    limits.push({
      message: `Vercel supports ${most} redirects, but the site has ${redirects.length}`,
      help: 'It refuses a file with more. To need fewer rules, use patterns.',
    });
  }
  return { files: [{ path: 'vercel.json', text: `${JSON.stringify({ redirects }, undefined, 2)}\n` }], limits };
}

/** Exclusions are a negative lookahead in the first placeholder. */
function printPattern({ source, target, origin, status, except, exceptBelow }: PatternRule) {
  const index = source.findIndex(({ kind }) => kind !== 'text');
  const restOf = (path: string): readonly string[] =>
    path
      .split('/')
      .slice(index + 1)
      .map((part) => escapeRegExp(sentPath(part)));
  const rests = [
    ...except.map((path) => restOf(path).join('/')),
    ...exceptBelow.map((path) => [...restOf(path), '.*'].join('/')),
  ];
  const ahead = rests.length === 0 ? '' : `(?!(?:${rests.join('|')})/?$)`;
  const first = source[index];
  const isFirst = (name: string): boolean => (first?.kind === 'name' ? first.name : 'splat') === name;
  const printed = printSegments(source, literal, (name, kind) => {
    const before = isFirst(name) ? ahead : '';
    if (kind === 'rest') return before === '' ? `:${name}*` : `:${name}(${before}.*)${rests.includes('') ? '' : '?'}`;
    return before === '' ? `:${name}` : `:${name}(${before}[^/]+)`;
  });
  return {
    source: first?.kind === 'rest' && ahead !== '' ? printed : `${printed}{/}?`,
    destination:
      origin +
      printSegments(
        target,
        (text) => destination(encodePath(text)),
        (name, kind) => `:${name}${kind === 'rest' ? '*' : ''}`,
      ),
    statusCode: status,
  };
}

function literal(path: string): string {
  return sentPath(path).replace(/[*+?{}:()\\]/g, '\\$&');
}

/** Special characters can be percent-encoded, except those of scheme and query. */
function destination(url: string): string {
  const [origin = ''] = /^(?:https?:)?\/\/[^/?#]*/.exec(url) ?? [];
  const [path, suffix] = cutAt(url.slice(origin.length), '?#');
  const encoded = path.replace(/[*+:()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return origin + encoded + suffix.replace(/:/g, '%3A');
}
