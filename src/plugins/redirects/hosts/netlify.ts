// Prints redirects as `_redirects` for Netlify and for Cloudflare.
import { encodePath } from 'slodocs/kit';
import {
  endsInRest,
  type HostAnswer,
  type HostRules,
  heading,
  type PatternRule,
  printSegments,
  withoutRest,
} from './host-rules.ts';

/**
 * Netlify serves files first, here the redirect pages: `!` makes the rule take precedence. Trailing slashes make no difference to
 * it.
 */
export function netlify({ single, patterns }: HostRules): HostAnswer {
  const lines = [
    heading,
    ...single.map(({ from, to, status }) => `${encode(from)} ${to} ${status}!`),
    // Exceptions for pages and files must come first.
    ...patterns.flatMap((pattern) => printPattern(pattern, pattern.except.length + pattern.exceptBelow.length === 0 ? '!' : '')),
  ];
  return { files: [{ path: '_redirects', text: `${lines.join('\n')}\n` }], limits: [] };
}

/** Cloudflare applies rules first, matches literally, and rejects `!`. */
export function cloudflare({ single, patterns }: HostRules): HostAnswer {
  const fixed = single.flatMap(({ from, to, status }) => slashed(encode(from)).map((path) => `${path} ${to} ${status}`));
  const moving = patterns.flatMap((pattern) => {
    const kept = pattern.except.flatMap((path) => slashed(encode(path)).map((address) => `${address} ${address} 200`));
    const folders = pattern.exceptBelow.map((path) => `${encode(path)}/* ${encode(path)}/:splat 200`);
    return [
      ...folders,
      ...kept,
      ...printPattern(pattern, '').flatMap((line) => (endsInRest(pattern.source) ? [line] : bothForms(line))),
    ];
  });
  const limits = [];
  const isMoving = (line: string): boolean => /^\S*[*:]/.test(line);
  const [most, mostMoving] = [2000, 100];
  const count = fixed.length + moving.filter((line) => !isMoving(line)).length;
  const countMoving = moving.filter(isMoving).length;
  if (count > most || countMoving > mostMoving) {
    limits.push({
      message: `Cloudflare supports ${most} rules and ${mostMoving} patterns, but the site has ${count} and ${countMoving}`,
      help: 'It ignores the rest, but the redirect pages still work. To need fewer rules, use patterns.',
    });
  }
  return { files: [{ path: '_redirects', text: `${[heading, ...fixed, ...moving].join('\n')}\n` }], limits };
}

function printPattern({ source, target, origin, status }: PatternRule, force: string): readonly string[] {
  const from = (segments: typeof source): string =>
    printSegments(segments, encode, (name, kind) => (kind === 'rest' ? '*' : `:${name}`));
  const to = (segments: typeof source): string => origin + printSegments(segments, encode, (name) => `:${name}`);
  const line = `${from(source)} ${to(target)} ${status}${force}`;
  return endsInRest(source) ? [`${from(withoutRest(source))} ${to(withoutRest(target))} ${status}${force}`, line] : [line];
}

/** Without and with a slash at its end. */
function slashed(path: string): readonly string[] {
  return path === '/' ? [path] : [path, `${path}/`];
}

function bothForms(line: string): readonly string[] {
  const [path = '', ...rest] = line.split(' ');
  return slashed(path).map((one) => [one, ...rest].join(' '));
}

/** Both characters are placeholders. */
function encode(path: string): string {
  return encodePath(path).replaceAll('*', '%2A').replaceAll(':', '%3A');
}
