// Binds the redirects that plugins added: each source once, with an existing target.
import type { Context } from '#context/context';
import { hookThrew } from '#context/hook-faults';
import type { PlacedPage } from '#model/page';
import { compareText } from '#model/place';
import type { Plugin } from '#model/plugin';
import { type BoundRedirect, type LateRedirects, printTarget, type Redirect, redirectKey } from '#model/redirect';
import { routeKey } from '#model/route';
import type { PlacedSite } from '#model/site';
import { placeOfSource } from '#model/source-file';
import type { Destinations, Reachable } from '../addresses/destinations.ts';
import type { Compose } from '../compose.ts';
import { placeOf, reportHeirs } from './report-source.ts';
import { claimSources, targetBinder } from './target-binder.ts';

interface Redirects {
  readonly redirects: readonly BoundRedirect[];
  /** As plugins added them. */
  readonly written: readonly Redirect[];
  readonly redirectTarget: Destinations['redirectTarget'];
}

interface RedirectBinding {
  /** As plugins see them. */
  readonly pages: readonly PlacedPage[];
  readonly reachable: Reachable;
  readonly compose: Compose;
}

/** Reports and drops faulty redirects. Of two targets for one source, the first wins. */
export async function bindRedirects(
  context: Context,
  site: PlacedSite,
  { pages, reachable, compose }: RedirectBinding,
): Promise<Redirects> {
  // The binder follows chains of redirects itself.
  const destinations: Destinations = { ...reachable, redirectTarget: () => undefined };
  const written = await gather(context, site, pages);
  if (written.length === 0) return { redirects: [], written, redirectTarget: () => undefined };
  const sources = claimSources(context, written, destinations);
  const bind = targetBinder(context, sources, destinations, compose);
  const { settings } = context.config;
  const bound = new Map<string, BoundRedirect>();
  for (const [key, redirects] of sources) {
    const [first, ...others] = redirects.map((redirect) => ({ redirect, to: bind(redirect) }));
    if (!first?.to) continue;
    bound.set(key, bindOne(first.redirect, first.to));
    const heir = printTarget(first.to, settings);
    for (const { redirect, to } of others)
      if (to && printTarget(to, settings) !== heir) reportHeirs(context, redirect, first.redirect);
  }
  const redirects = [...bound.values()].sort((a, b) => compareText(a.from, b.from));
  reportLetterCase(context, redirects, destinations.table.pages);
  return {
    redirects,
    written,
    redirectTarget(path) {
      const found = bound.get(redirectKey(path));
      return found && printTarget(found.to, { baseUrl: '/', trailingSlash: undefined });
    },
  };
}

function bindOne({ from, status, place, rule, plugin }: Redirect, to: BoundRedirect['to']): BoundRedirect {
  return {
    from: redirectKey(from),
    to,
    status,
    ...(place ? { place } : {}),
    ...(rule === undefined ? {} : { rule }),
    ...(plugin === undefined ? {} : { plugin }),
  };
}

async function gather(
  context: Context,
  { redirects, assets }: PlacedSite,
  pages: readonly PlacedPage[],
): Promise<readonly Redirect[]> {
  const gathered: Redirect[] = [];
  for (const added of redirects) {
    if (!('redirects' in added)) gathered.push(added);
    else gathered.push(...(await ask(context, added, () => added.redirects(pages, assets))));
  }
  return gathered;
}

/** Empty, and a report, where the plugin fails. */
async function ask(
  { config, reporter }: Context,
  { plugin: name }: LateRedirects,
  call: () => readonly Redirect[],
): Promise<readonly Redirect[]> {
  try {
    return call().map((redirect) => ({ ...redirect, plugin: name }));
  } catch (thrown) {
    // A plugin may have given another name than its own.
    const plugin: Plugin = config.plugins.find((one) => one.name === name) ?? { name, apiVersion: 1 };
    reporter.report(await hookThrew(config, plugin, 'resolve', thrown, `the plugin "${name}", while creating redirects,`));
    return [];
  }
}

/** A case-insensitive disk has one file for both, which is harmless where both have the same target. */
function reportLetterCase(context: Context, redirects: readonly BoundRedirect[], pages: readonly PlacedPage[]): void {
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
  const alike = `"${from}" and the page "${path}" differ only in letter case`;
  if (to.kind === 'route' && routeKey(to.route.path) === routeKey(path)) {
    inform(context, redirect, alike);
    return;
  }
  context.reporter.report({
    code: 'resolve/redirect-case-clash',
    message: `${alike}, and the redirect has a different target`,
    help: 'On a file system that ignores case, only the page exists. Redirect to that page, or remove the redirect.',
    place: placeOf(context, redirect),
    ...(page.kind === 'doc' ? { related: [{ message: 'the page', place: placeOfSource(page.document.source) }] } : {}),
  });
}

function reportSources(context: Context, redirect: BoundRedirect, first: BoundRedirect): void {
  const { settings } = context.config;
  const alike = `the redirects from "${redirect.from}" and "${first.from}" differ only in letter case`;
  const [heir, other] = [printTarget(redirect.to, settings), printTarget(first.to, settings)];
  if (heir === other) {
    inform(context, redirect, alike);
    return;
  }
  context.reporter.report({
    code: 'resolve/redirect-case-clash',
    message: `${alike}, but lead to "${heir}" and "${other}"`,
    help: 'On a file system that ignores case, only one of them exists. Redirect both to the same page.',
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
    help: 'Both have the same target. On a file system that ignores case, one file serves both; the rules for hosts contain both.',
    place: placeOf(context, redirect),
  });
}
