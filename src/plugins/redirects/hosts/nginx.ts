// Prints redirects as two nginx files: maps for the `http` block, and directives for a `server` block.
import { encodePath } from 'slodocs/kit';
import {
  endsInRest,
  escapeRegExp,
  type HostAnswer,
  type HostRules,
  heading,
  type PatternRule,
  printSegments,
  sentPath,
  withoutRest,
} from './host-rules.ts';

/**
 * Literal map keys match case-insensitively, so every source is a regular expression. The order is single addresses, files,
 * patterns; excluded paths have prefixes that the patterns cannot match.
 */
export function nginx({ single, patterns }: HostRules): HostAnswer {
  const ofSingle = statusesOf(single);
  const ofPatterns = statusesOf(patterns);
  const kept = patterns.flatMap(({ except }) => except.map((path) => entry(exactly(path), '1')));
  const maps = [
    ...ofSingle.map((status) => {
      const own = single.filter((rule) => rule.status === status);
      return printMap(
        '$uri',
        `$slodocs_redirect_${status}`,
        own.map(({ from, to }) => entry(exactly(from), withQuery(to))),
      );
    }),
    ...(patterns.length === 0 ? [] : [printMap('$uri', '$slodocs_page', [...new Set(kept)])]),
    // Each map has all rules, since the first match counts, whatever its status.
    ...ofPatterns.map((status) => {
      const lines = patterns.flatMap((pattern) => patternEntries(pattern, pattern.status === status));
      return printMap('"$slodocs_file$slodocs_page$request_uri"', `$slodocs_pattern_${status}`, lines);
    }),
  ];
  const server = [
    ...ofSingle.map((status) => answer(`$slodocs_redirect_${status}`, status)),
    ...(patterns.length === 0 ? [] : ['set $slodocs_file "";', 'if (-f $request_filename) { set $slodocs_file 1; }']),
    ...ofPatterns.map((status) => answer(`$slodocs_pattern_${status}`, status)),
  ];
  return {
    files: [
      { path: '_redirects-nginx-map.conf', text: `${[heading, '# Include it in the http block.', ...maps].join('\n')}\n` },
      {
        path: '_redirects-nginx.conf',
        text: `${[heading, '# Include it in the server block that names the root.', ...server].join('\n')}\n`,
      },
    ],
    limits: [],
  };
}

function statusesOf(rules: readonly { readonly status: number }[]): readonly number[] {
  return [...new Set(rules.map(({ status }) => status))].sort();
}

function answer(variable: string, status: number): string {
  return `if (${variable}) { return ${status} ${variable}; }`;
}

function printMap(of: string, name: string, lines: readonly string[]): string {
  return [`map ${of} ${name} {`, '  default "";', ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function entry(expression: string, value: string): string {
  return `"~${expression.replaceAll('"', '\\"')}" "${value}";`;
}

/** Matched against the decoded path. */
function exactly(path: string): string {
  return path === '/' ? '^/(?:index\\.html)?$' : `^${escapeRegExp(path)}(?:/(?:index\\.html)?)?$`;
}

/** Matched against the raw address, so that captures are sent back unchanged. */
function patternEntries({ source, target, origin }: PatternRule, isOwn: boolean): readonly string[] {
  const forms = endsInRest(source)
    ? [[withoutRest(source), withoutRest(target)] as const, [source, target] as const]
    : [[source, target] as const];
  return forms.map(([from, to]) => {
    // Captures are numbered: nginx limits names to 32 characters, and the maps use names as well.
    const names: string[] = [];
    const path = printSegments(
      from,
      (text) => escapeRegExp(sentPath(text)),
      (name, kind) => `(?<slodocs_${names.push(name)}>${kind === 'rest' ? '[^?#]+?' : '[^/?#]+'})`,
    );
    const value =
      origin +
      printSegments(
        to,
        (text) => dollars(encodePath(text)),
        (name) => `\${slodocs_${names.indexOf(name) + 1}}`,
      );
    return entry(`^${path}/?(?:\\?|$)`, isOwn ? withQuery(value, (text) => text) : '');
  });
}

/** Keeps the request's query unless the target has one. */
function withQuery(to: string, encode = dollars): string {
  if (to.includes('?')) return encode(to);
  const [path = '', ...hash] = to.split('#');
  return `${encode(path)}$is_args$args${hash.length === 0 ? '' : `#${encode(hash.join('#'))}`}`;
}

/** A dollar starts a variable and cannot be escaped. */
function dollars(url: string): string {
  return url.replaceAll('$', '%24');
}
