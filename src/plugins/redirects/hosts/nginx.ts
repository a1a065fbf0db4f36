// Redirects to two files for nginx: maps for its `http` block, and what a `server` block does with them.
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
 * Texts in a map match in either letter case, so that every source is an expression. Rules for single addresses come first, then
 * files, then patterns: what is kept from them has more before its path than their expressions allow for.
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
    // In each all of them, for the first that matches counts, whatever its status.
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

/** Against the decoded path. */
function exactly(path: string): string {
  return path === '/' ? '^/(?:index\\.html)?$' : `^${escapeRegExp(path)}(?:/(?:index\\.html)?)?$`;
}

/** Against the address as it was sent: what is caught is sent back as it came. */
function patternEntries({ source, target, origin }: PatternRule, isOwn: boolean): readonly string[] {
  const forms = endsInRest(source)
    ? [[withoutRest(source), withoutRest(target)] as const, [source, target] as const]
    : [[source, target] as const];
  return forms.map(([from, to]) => {
    // Numbered: nginx takes names of 32 signs, and the maps have names as well.
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
        (text) => dollars(encodeURI(text)),
        (name) => `\${slodocs_${names.indexOf(name) + 1}}`,
      );
    return entry(`^${path}/?(?:\\?|$)`, isOwn ? withQuery(value, (text) => text) : '');
  });
}

/** The query of the request goes along where the target has none. */
function withQuery(to: string, encode = dollars): string {
  if (to.includes('?')) return encode(to);
  const [path = '', ...hash] = to.split('#');
  return `${encode(path)}$is_args$args${hash.length === 0 ? '' : `#${encode(hash.join('#'))}`}`;
}

/** A dollar names a variable, and nothing escapes it. */
function dollars(url: string): string {
  return url.replaceAll('$', '%24');
}
