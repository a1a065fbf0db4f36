// Binds an address in the navbar, the footer or a sidebar to a route or an external address.
import type { Context } from '#context/context';
import { formIn } from '#kit/normal-form';
import { cutAt } from '#kit/without-marks';
import type { Link } from '#model/document';
import { isDraft, type PlacedPage, type Target } from '#model/page';
import type { Place } from '#model/place';
import { printTarget } from '#model/redirect';
import { escapeUrl, type Route } from '#model/route';
import type { ShownTo } from '#model/variants';
import type { Compose, Composition } from '../compose.ts';
import type { Destinations } from './destinations.ts';
import { findLink, findLinkBelow } from './find-target.ts';
import type { Found, Origin } from './found.ts';
import { reportAnchor, reportFault } from './report-anchor.ts';
import { reportMissing, reportMoved } from './report-missing.ts';

/** `base` is a prefix that the address certainly has; `isPrinted` means that it is printed as written in any case. A broken address is reported, and printed as written. */
export type BindAddress = (href: string, place: Place, base?: string, isPrinted?: true) => Route | string;

/** An address and its place. */
export type WrittenAddress = Pick<Link, 'target' | 'place'>;

/** Resolves these addresses from the site's root, with what `from` adds: `docs/intro.md` is a file, `/intro` a route. */
export function addressBinder(
  context: Context,
  destinations: Destinations,
  compose: Compose,
  from: Pick<Origin, 'meansLast'> = {},
): BindAddress {
  return (href, place, base, isPrinted) => {
    const origin = { file: '', contentFolder: '', path: '/', ...from };
    reportFault(context, { target: href, place }, false);
    const own = base === undefined ? undefined : { prefix: base.slice(0, -1), below: href.slice(base.length - 1) };
    const found = own ? findLinkBelow(own.below, origin, destinations) : findLink(href, origin, destinations);
    if (found.kind !== 'target') {
      const missing = found.kind === 'missing' && own ? { ...found, own } : found;
      reportMissing(context, { kind: 'link', target: href, place }, missing, origin, destinations);
      return href;
    }
    reportAmbiguous(context, href, found, place);
    const { hash, page, there } = found;
    reportDraft(context, { target: href, place }, page);
    const ids = there ? there.ids : idsOf(compose, page);
    const target = withOwnId(found.target, hash, ids);
    if (isBroken(hash, ids)) {
      const leftOut = page?.kind === 'doc' ? leftOutIn(compose(page.document), hash) : undefined;
      reportAnchor(context, { link: { target: href, place }, hash, ids: ids ?? [], leftOut, fixable: false });
    } else if (there?.moved !== undefined) reportMoved(context, { target: href, place }, there.moved);
    if (target.kind === 'url') {
      if (there && isPrinted) reportPrinted(context, href, target.url, place);
      if (!there) destinations.noteOuter(target.url, place);
      return target.url;
    }
    if (target.kind === 'route') {
      if (!page || target.suffix.startsWith('?')) return printTarget(target, context.config.settings);
      return hash === undefined ? target.route : { ...target.route, anchor: (ids && formIn(hash, ids)) ?? hash };
    }
    // A file has no trailing slash, even where pages have one.
    if (target.served !== undefined) return printTarget(target, context.config.settings);
    reportUnserved(context, href, place);
    return href;
  };
}

/** Browsers do not know the sites that the configuration names. */
function reportPrinted({ reporter }: Context, href: string, url: string, place: Place): void {
  reporter.report({
    code: 'resolve/broken-link',
    message: `"${href}" is not resolved in this place, and browsers cannot follow the name of a site`,
    help: `Write the whole address: "${url}".`,
    place,
  });
}

/** A file outside the static folders is published only where content names it, under a hashed name. */
function reportUnserved({ reporter }: Context, href: string, place: Place): void {
  reporter.report({
    code: 'resolve/broken-link',
    message: `the file "${href}" is not published`,
    help: 'Move it to a static folder, and use its address there.',
    place,
  });
}

export function reportAmbiguous({ reporter, config }: Context, written: string, found: Found, place: Place): void {
  if (found.kind !== 'target' || found.rival === undefined) return;
  const { baseUrl } = config.settings;
  const [path, rest] = cutAt(written, '?#');
  const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : '/';
  const longer = `${baseUrl.slice(0, -1)}${path}${rest}`;
  reporter.report({
    code: 'resolve/ambiguous-address',
    message: `"${written}" begins with the base path of the site, but is also the route of a page`,
    help: `It leads to the page at "${below}". Write "${below}${rest}" for that page or "${longer}" for the other one, or link to their files.`,
    place,
  });
}

/** A warning, since the link leads to the draft in development. */
export function reportDraft(
  { reporter, config }: Context,
  { target, place }: Pick<Link, 'target' | 'place'>,
  page: PlacedPage | undefined,
): void {
  if (!config.drafts || page?.kind !== 'doc' || !isDraft(page.document)) return;
  reporter.report({
    code: 'resolve/broken-link',
    atMost: 'warning',
    message: `"${target}" is a draft, which builds leave out`,
    help: 'Publish the draft, or remove the link until then.',
    place,
  });
}

/** Undefined where unknown ids may exist, so that no anchor can be called broken. */
export type Ids = readonly string[] | undefined;

export function idsOf(compose: Compose, page: PlacedPage | undefined): Ids {
  if (!page) return undefined;
  if (page.kind === 'doc') return knownIds(compose(page.document));
  // Category cards have no ids.
  return page.origin === 'sidebar' ? [] : page.ids;
}

/** To whom others are shown a heading that this build leaves out. */
export function leftOutIn({ leftOut }: Pick<Composition, 'leftOut'>, id: string | undefined): ShownTo | undefined {
  return leftOut.find((one) => one.id === id)?.shownTo;
}

export function knownIds({ complete, ids }: Composition): Ids {
  return complete ? ids : undefined;
}

/** An empty hash and `#top` are valid on any page. */
export function isBroken(hash: string | undefined, ids: Ids): hash is string {
  return hash !== undefined && hash !== '' && hash !== 'top' && ids !== undefined && formIn(hash, ids) === undefined;
}

/** The target with the id as the page has it, which browsers compare sign by sign. */
export function withOwnId(target: Target, hash: string | undefined, ids: Ids): Target {
  const id = hash === undefined || ids === undefined ? hash : formIn(hash, ids);
  if (id === undefined || id === hash) return target;
  const inForm = (text: string): string => `${text.slice(0, text.indexOf('#'))}#${escapeUrl(id.replaceAll('%', '%25'))}`;
  return target.kind === 'url' ? { ...target, url: inForm(target.url) } : { ...target, suffix: inForm(target.suffix) };
}
