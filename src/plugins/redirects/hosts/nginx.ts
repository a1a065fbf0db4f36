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

/** Texts in a map match in either letter case, so that every source is an expression. */
export function nginx({ single, patterns }: HostRules): HostAnswer {
  const statuses = [...new Set([...single, ...patterns].map(({ status }) => status))].sort();
  const maps = statuses.flatMap((status) => {
    const own = patterns.filter((pattern) => pattern.status === status);
    const name = `$slodocs_redirect_${status}`;
    // Rules for single addresses, with other statuses too, come before all patterns.
    const lines = [
      ...single.map((rule) => entry(exactly(rule.from), rule.status === status ? withQuery(rule.to) : '')),
      ...own.flatMap(({ except }) => except.map((path) => entry(exactly(path), ''))),
    ];
    return [
      ...(own.length === 0 ? [] : [printMap('$request_uri', `${name}_pattern`, '""', own.flatMap(patternEntries))]),
      printMap('$uri', name, own.length === 0 ? '""' : `${name}_pattern`, lines),
    ];
  });
  const server = statuses.map((status) => `if ($slodocs_redirect_${status}) { return ${status} $slodocs_redirect_${status}; }`);
  return {
    files: [
      { path: '_redirects-nginx-map.conf', text: `${[heading, '# Include it in the http block.', ...maps].join('\n')}\n` },
      { path: '_redirects-nginx.conf', text: `${[heading, '# Include it in the server block.', ...server].join('\n')}\n` },
    ],
    limits: [],
  };
}

function printMap(of: string, name: string, otherwise: string, lines: readonly string[]): string {
  return [`map ${of} ${name} {`, `  default ${otherwise};`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function entry(expression: string, value: string): string {
  return `"~${expression.replaceAll('"', '\\"')}" "${value}";`;
}

/** Against the decoded path. */
function exactly(path: string): string {
  return path === '/' ? '^/(?:index\\.html)?$' : `^${escapeRegExp(path)}(?:/(?:index\\.html)?)?$`;
}

/** Against the address as it was sent: what is caught is sent back as it came. */
function patternEntries({ source, target, origin }: PatternRule): readonly string[] {
  const forms = endsInRest(source)
    ? [[withoutRest(source), withoutRest(target)] as const, [source, target] as const]
    : [[source, target] as const];
  return forms.map(([from, to]) => {
    const path = printSegments(
      from,
      (text) => escapeRegExp(sentPath(text)),
      (name, kind) => `(?<slodocs_${name}>${kind === 'rest' ? '[^?#]+?' : '[^/?#]+'})`,
    );
    const value =
      origin +
      printSegments(
        to,
        (text) => dollars(encodeURI(text)),
        (name) => `\${slodocs_${name}}`,
      );
    return entry(
      `^${path}/?(?:\\?|$)`,
      withQuery(value, (text) => text),
    );
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
