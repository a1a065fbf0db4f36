// Expands patterns to one redirect for each matching page, and reports patterns that match too much or too little.

import { encodePath, nearest, type Redirect } from 'slodocs/kit';
import { fill, match, namesOf, type Pattern } from './pattern.ts';
import type { Report } from './rule.ts';

/** `taken` are the addresses of pages and static files, which always take precedence. */
export function expand(
  pattern: Pattern,
  pages: readonly string[],
  taken: ReadonlySet<string>,
  report: Report,
): readonly Redirect[] {
  const { from, to, place, targetPlace, status, source, target, origin } = pattern;
  const swallowed = swallowedBy(pattern, taken);
  if (swallowed.length > 0) reportGreedy(pattern, swallowed, report);
  const known = namesOf(target);
  if (origin !== '' || namesOf(source).some((name) => !known.includes(name))) {
    const fixed = known.length === 0 && origin === '' ? fill(target, new Map()) : undefined;
    if (fixed !== undefined && !taken.has(fixed)) reportUnmatched(pattern, pages, report);
    else reportHostOnly(pattern, report);
    return [];
  }
  const redirects = pages.flatMap((page) => {
    const values = match(target, page);
    return values
      ? [{ from: fill(source, values), to: encodePath(page), status, place, targetPlace, rule: ruleOf(pattern) }]
      : [];
  });
  if (redirects.length === 0) reportUnmatched({ ...pattern, from, to }, pages, report);
  return redirects;
}

/** Identifies the redirects of a pattern. */
export function ruleOf({ from, to }: Pattern): string {
  return `${from} ${to}`;
}

/** The pages and files at addresses that the pattern redirects. */
export function swallowedBy({ source }: Pattern, taken: ReadonlySet<string>): readonly string[] {
  return [...taken].filter((path) => match(source, path) !== undefined).sort();
}

function reportGreedy({ from, place }: Pattern, swallowed: readonly string[], report: Report): void {
  const [first, ...others] = swallowed;
  const and = others.length === 0 ? '' : ` and ${others.length} more`;
  report({
    code: 'greedy-pattern',
    message: `"${from}" matches "${first}"${and}, which the site already has`,
    help: 'Pages and files take precedence. Write a pattern that does not match them, or a rule for each address.',
    place,
  });
}

function reportUnmatched({ from, to, targetPlace }: Pattern, pages: readonly string[], report: Report): void {
  const folders = new Set(pages.map((page) => page.slice(0, page.lastIndexOf('/'))));
  const base = to.split(/\/(?::[A-Za-z]|\*)/, 1).join();
  const meant = base === to ? nearest(to, pages) : nearest(base, folders);
  report({
    code: 'unmatched-pattern',
    message: `"${from}" redirects to "${to}", but no page has such an address`,
    help:
      meant !== undefined && meant !== base
        ? `Did you mean "${meant}${to.slice(base.length)}"?`
        : 'Its target must match at least one page.',
    place: targetPlace,
  });
}

function reportHostOnly({ from, place }: Pattern, report: Report): void {
  report({
    code: 'host-only-pattern',
    message: `"${from}" matches an unlimited number of addresses, so only a host can answer it`,
    help: 'slodocs cannot write pages for this pattern. Only the host can answer it, with the rules file selected with the option `hosts`.',
    place,
  });
}
