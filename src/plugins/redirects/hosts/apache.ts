// Redirects to the `.htaccess` of Apache.
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

/** Patterns there begin behind the folder of the file, which is that of the site: the base is none of it. */
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

/** It puts the query of the request at the end, behind a hash too, where it is not told the place. */
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

/** Files come first. What is caught is decoded, and encoded again by Apache: so is all of the target. */
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

/** `$1` and `%1` would stand for what was caught. */
function escapeTarget(text: string): string {
  return text.replace(/[$%\\]/g, '\\$&');
}
