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
    ...single.map(({ from, to, status }) => rule(exactly(below(from)), escapeTarget(to), `R=${status},L,NE`)),
    ...patterns.flatMap((pattern) => [
      ...pattern.except.map((path) => rule(exactly(below(path)), '-', 'L')),
      ...printPattern(pattern, baseUrl),
    ]),
    '</IfModule>',
  ];
  return { files: [{ path: '.htaccess', text: `${lines.join('\n')}\n` }], limits: [] };
}

function rule(expression: string, target: string, flags: string): string {
  return `RewriteRule "^${expression.replaceAll('"', '\\"')}$" "${target}" [${flags}]`;
}

function exactly(path: string): string {
  return path === '' ? '(?:index\\.html)?' : `${escapeRegExp(path)}(?:/(?:index\\.html)?)?`;
}

/** What is caught is decoded, and encoded again by Apache: so is all of the target. */
function printPattern({ source, target, origin, status }: PatternRule, baseUrl: string): readonly string[] {
  const skipped = baseUrl.split('/').filter((part) => part !== '').length;
  const forms = endsInRest(source)
    ? [[withoutRest(source), withoutRest(target)] as const, [source, target] as const]
    : [[source, target] as const];
  return forms.map(([from, to]) => {
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
    return rule(`${expression.slice(1)}/?`, origin + path, `R=${status},L`);
  });
}

/** `$1` and `%1` would stand for what was caught. */
function escapeTarget(text: string): string {
  return text.replace(/[$%\\"]/g, '\\$&');
}
