// Prints redirects as an Apache `.htaccess`.
import {
  endsInRest,
  escapeRegExp,
  type HostAnswer,
  type HostRules,
  heading,
  type PatternRule,
  printSegments,
  withoutRest,
} from './host-rules.ts';

/** Patterns in `.htaccess` are relative to its folder, that of the site, so they lack the base. */
export function apache({ baseUrl, single, patterns }: HostRules): HostAnswer {
  const below = (path: string): string => (`${path}/`.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.slice(1));
  const lines = [
    heading,
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    ...single.flatMap(({ from, to, status }) => printSingle(exactly(below(from)), to, `R=${status},L,NE`)),
    ...patterns.flatMap((pattern) => [
      ...pattern.except.map((path) => rule(exactly(below(path)), '-', 'L')),
      ...printPattern(pattern, baseUrl),
    ]),
    '</IfModule>',
  ];
  return { files: [{ path: '.htaccess', text: `${lines.join('\n')}\n` }], limits: [] };
}

/** Nothing escapes a quote there. */
function rule(expression: string, target: string, flags: string): string {
  return `RewriteRule "^${expression.replaceAll('"', '\\x22')}$" "${target.replaceAll('"', '%22')}" [${flags}]`;
}

/** Apache appends the query at the end, even after a hash, unless told where. */
function printSingle(expression: string, to: string, flags: string): readonly string[] {
  const [path = '', ...hash] = to.split('#');
  const plain = rule(expression, escapeTarget(to), flags);
  if (hash.length === 0 || path.includes('?')) return [plain];
  const withQuery = `${escapeTarget(path)}?%{QUERY_STRING}#${escapeTarget(hash.join('#'))}`;
  return ['RewriteCond "%{QUERY_STRING}" "."', rule(expression, withQuery, flags), plain];
}

function exactly(path: string): string {
  return path === '' ? '(?:index\\.html)?' : `${escapeRegExp(path)}(?:/(?:index\\.html)?)?`;
}

/** Files take precedence. Apache decodes captures and encodes the whole target again. */
function printPattern({ source, target, origin, status }: PatternRule, baseUrl: string): readonly string[] {
  const skipped = baseUrl.split('/').filter((part) => part !== '').length;
  const forms = endsInRest(source)
    ? [[withoutRest(source), withoutRest(target)] as const, [source, target] as const]
    : [[source, target] as const];
  return forms.flatMap(([from, to]) => {
    const names: string[] = [];
    const expression = printSegments(from.slice(skipped), escapeRegExp, (name, kind) => {
      names.push(name);
      return kind === 'rest' ? '(.+?)' : '([^/]+)';
    });
    const path = printSegments(
      to,
      (text) => escapeTarget(text),
      (name) => `$${names.indexOf(name) + 1}`,
    );
    return ['RewriteCond "%{REQUEST_FILENAME}" "!-f"', rule(`${expression.slice(1)}/?`, origin + path, `R=${status},L`)];
  });
}

/** `$1` and `%1` would be taken for captures. */
function escapeTarget(text: string): string {
  return text.replace(/[$%\\]/g, '\\$&');
}
