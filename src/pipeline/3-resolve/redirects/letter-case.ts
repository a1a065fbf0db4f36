// Reports redirects that differ only in letter case from a page's address or another redirect.

import type { Context } from '#context/context';
import type { PlacedPage } from '#model/page';
import { type BoundRedirect, printTarget } from '#model/redirect';
import { routeKey } from '#model/route';
import { placeOfSource } from '#model/source-file';
import { placeOf } from './report-source.ts';

/** A case-insensitive disk has one file for both, which is harmless where both have the same target. */
export function reportLetterCase(context: Context, redirects: readonly BoundRedirect[], pages: readonly PlacedPage[]): void {
  const byFolded = new Map(pages.map((page) => [routeKey(page.route.path).toLowerCase(), page]));
  const firsts = new Map<string, BoundRedirect>();
  for (const redirect of redirects) {
    const folded = redirect.from.toLowerCase();
    const page = byFolded.get(folded);
    const first = firsts.get(folded);
    if (page) reportPage(context, redirect, page);
    else if (first) reportSources(context, redirect, first);
    else firsts.set(folded, redirect);
  }
}

function reportPage(context: Context, redirect: BoundRedirect, page: PlacedPage): void {
  const { from, to } = redirect;
  const { path } = page.route;
  const alike = `"${from}" and the page "${path}" differ by letter case alone`;
  if (to.kind === 'route' && routeKey(to.route.path) === routeKey(path)) {
    inform(context, redirect, alike);
    return;
  }
  context.reporter.report({
    code: 'resolve/redirect-case-clash',
    message: `${alike}, and the redirect leads elsewhere`,
    help: 'On a disk that does not tell them apart only the page is there. Lead to that page, or take the redirect out.',
    place: placeOf(context, redirect),
    ...(page.kind === 'doc' ? { related: [{ message: 'the page', place: placeOfSource(page.document.source) }] } : {}),
  });
}

function reportSources(context: Context, redirect: BoundRedirect, first: BoundRedirect): void {
  const { settings } = context.config;
  const alike = `the redirects from "${redirect.from}" and "${first.from}" differ by letter case alone`;
  const [heir, other] = [printTarget(redirect.to, settings), printTarget(first.to, settings)];
  if (heir === other) {
    inform(context, redirect, alike);
    return;
  }
  context.reporter.report({
    code: 'resolve/redirect-case-clash',
    message: `${alike}, and lead to "${heir}" and "${other}"`,
    help: 'On a disk that does not tell them apart only one of them is there. Let both lead to the same page.',
    place: placeOf(context, redirect),
    related: [{ message: 'the other redirect', place: placeOf(context, first) }],
  });
}

/** Skips redirects from rules, which their author did not write and cannot change. */
function inform(context: Context, redirect: BoundRedirect, alike: string): void {
  if (redirect.rule !== undefined) return;
  context.reporter.report({
    code: 'resolve/redirect-letter-case',
    message: alike,
    help: 'Both lead to the same. On a disk that does not tell them apart one file stands for both; hosts get both rules.',
    place: placeOf(context, redirect),
  });
}
