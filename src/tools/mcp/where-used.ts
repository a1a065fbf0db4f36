// Finds what uses a page, an anchor, a component, a tag, a partial or a file.
import type { Document } from '#model/document';
import type { BoundItem } from '#model/navigation';
import { nearest } from '#model/nearest';
import type { Page, Target } from '#model/page';
import { compareText, type Place } from '#model/place';
import { printTarget } from '#model/redirect';
import { printRoute } from '#model/route';
import type { SidebarItem } from '#model/sidebar';
import type { Site } from '#model/site';
import type { Answers, Given } from './definitions.ts';
import { fileOf, findPage, isAddress, type KnownLanguage, leadsTo, routeOf } from './known-site.ts';
import { answer, portion, Refused } from './quoted.ts';

type Use = Answers['where_used']['uses'][number];
type Kind = Answers['where_used']['kind'];

interface Uses {
  readonly kind: Kind;
  readonly target: string;
  readonly uses: readonly Use[];
}

export function whereUsed(languages: readonly KnownLanguage[], { target, kind, offset, limit }: Given['where_used']) {
  const found = find(languages, target, kind);
  const { shown, ...rest } = portion(found.uses, { offset, limit });
  const data: Answers['where_used'] = { kind: found.kind, target: found.target, uses: [...shown], ...rest };
  const lines = shown.map(({ by, route, file, line, column, as }) => {
    const at = file === null ? '' : ` (${file}${line === null ? '' : `:${line}:${column}`})`;
    return `${by}: ${route ?? 'the site'}${at}${as === null ? '' : ` ${JSON.stringify(as)}`}`;
  });
  const more = rest.next_offset === null ? '' : ` More at offset ${rest.next_offset}.`;
  const said = `The ${found.kind} "${found.target}" is used ${rest.total} ${rest.total === 1 ? 'time' : 'times'}.${more}`;
  return answer(data, said, lines.join('\n'));
}

/** Tries kinds in turn where none is named: an address, a file, a component, a tag. */
function find(languages: readonly KnownLanguage[], target: string, kind: Kind | undefined): Uses {
  const path = target.replace(/^\.\//, '');
  if (kind === 'component') return { kind, target, uses: inAll(languages, componentUses, target) };
  if (kind === 'tag') return { kind, target, uses: inAll(languages, tagUses, target) };
  if (kind === 'partial') return { kind, target: path, uses: inAll(languages, partialUses, path) };
  if (kind === 'file') return { kind, target: path, uses: inAll(languages, fileUses, path) };
  if (kind === undefined && !isAddress(target)) {
    for (const [other, usesOf, name] of [
      ['partial', partialUses, path],
      ['file', fileUses, path],
      ['component', componentUses, target],
      ['tag', tagUses, target],
    ] as const) {
      const uses = inAll(languages, usesOf, name);
      if (uses.length > 0) return { kind: other, target: name, uses };
    }
  }
  return pageUses(languages, target, kind);
}

/** A page that is not translated is in several languages, but its file is one place. */
function inAll(languages: readonly KnownLanguage[], usesOf: (site: Site, name: string) => readonly Use[], name: string) {
  const known = new Set<string>();
  return languages.flatMap((language) => {
    const fresh = located(language, usesOf(language.site, name)).filter((one) => !known.has(placeKey(one)));
    for (const one of fresh) known.add(placeKey(one));
    return fresh;
  });
}

/** Places in a translation name the original that it stands in for. */
function located({ context }: KnownLanguage, uses: readonly Use[]): readonly Use[] {
  const files = context.translation?.files;
  return files ? uses.map((one) => ({ ...one, file: files.get(one.file ?? '') ?? one.file })) : uses;
}

function placeKey({ route, file, line, column }: Use): string {
  return JSON.stringify(file === null ? route : [file, line, column]);
}

function pageUses(languages: readonly KnownLanguage[], target: string, kind: Kind | undefined): Uses {
  const [address = '', section] = isAddress(target) ? [target] : target.split('#');
  const { page, language, anchor = section } = findPage(languages, address);
  const { site } = language;
  if (kind === 'anchor' && anchor === undefined)
    throw new Refused(`"${target}" has no anchor`, 'Add it to the address, as in "/guides/intro#steps".');
  const own = kind === 'page' ? undefined : anchor;
  const anchors = page.kind === 'doc' ? [...page.headings.map(({ id }) => id), ...page.document.facts.ids] : [];
  if (own !== undefined && page.kind === 'doc' && !anchors.includes(own)) {
    const near = nearest(own, anchors);
    throw new Refused(
      `the page has no anchor "${own}"`,
      `"read_page" lists its headings.${near === undefined ? '' : ' This is the nearest one.'}`,
      near,
    );
  }
  const to = printRoute({ ...page.route, ...(own === undefined ? {} : { anchor: own }) }, site.settings);
  const uses = located(language, [...linkUses(site, page, to), ...siteUses(site, to)]);
  return { kind: own === undefined ? 'page' : 'anchor', target: to, uses };
}

/** A link of a partial counts for each page that shows it. A page's links to itself count for its anchors alone. */
function linkUses(site: Site, page: Page, to: string): readonly Use[] {
  const own = routeOf(page, site);
  return usesBy(site, (from, document, targets) =>
    targets.flatMap((target, n) => {
      const link = document.facts.links[n];
      if (!link || target.kind === 'asset') return [];
      const isHere = target.kind === 'url' && target.url.startsWith('#');
      if (from === page ? !to.includes('#') : isHere) return [];
      const url = isHere ? own + target.url : printTarget(target, site.settings);
      return leadsTo(url, to) ? [use(site, link.kind === 'link' ? 'link' : 'image', from, link.place, link.target)] : [];
    }),
  );
}

/** Navigation, sidebars and redirects. */
function siteUses({ navbar, footer, sidebars, redirects, settings }: Site, to: string): readonly Use[] {
  const nowhere = { route: null, title: null, file: null, line: null, column: null };
  const leads = (item: BoundItem): boolean => {
    if (item.kind === 'link') return (item.url !== undefined && leadsTo(item.url, to)) || item.items.some(leads);
    if (item.kind === 'doc') return Object.values(item.byVersion).some((own) => own.url !== undefined && leadsTo(own.url, to));
    if (item.kind === 'versions' || item.kind === 'locales') return [...item.before, ...item.after].some(leads);
    return item.kind === 'version' && item.url !== undefined && leadsTo(item.url, to);
  };
  const lists = (item: SidebarItem): boolean => {
    if (item.type === 'html') return false;
    const url = typeof item.to === 'object' ? printRoute(item.to, settings) : item.to;
    return (url !== undefined && leadsTo(url, to)) || (item.type === 'category' && item.items.some(lists));
  };
  return [
    ...(navbar.some(leads) ? [{ ...nowhere, by: 'navbar', as: null } as const] : []),
    ...(footer.some(({ items }) => items.some(leads)) ? [{ ...nowhere, by: 'footer', as: null } as const] : []),
    ...sidebars.filter(({ items }) => items.some(lists)).map(({ name }) => ({ ...nowhere, by: 'sidebar', as: name }) as const),
    ...redirects
      .filter((one) => leadsTo(printTarget(one.to, settings), to))
      .map(({ from, place }) => ({ ...nowhere, by: 'redirect', as: from, ...placeOf(place) }) as const),
  ];
}

function componentUses(site: Site, name: string): readonly Use[] {
  return usesBy(site, (from, { facts }) =>
    facts.components.filter((one) => one.name === name).map(({ place }) => use(site, 'component', from, place, name)),
  );
}

function tagUses(site: Site, label: string): readonly Use[] {
  return site.pages.flatMap((page) => {
    if (page.kind === 'listing') return [];
    const found = page.tags.find((tag) => tag.label.toLowerCase() === label.toLowerCase());
    return found ? [use(site, 'tag', page, undefined, found.label)] : [];
  });
}

function partialUses(site: Site, path: string): readonly Use[] {
  return site.pages.flatMap((page) =>
    page.kind === 'doc' && path in page.partials ? [use(site, 'partial', page, undefined, null)] : [],
  );
}

function fileUses(site: Site, path: string): readonly Use[] {
  return usesBy(site, (from, { facts }, targets) =>
    targets.flatMap((target, n) => {
      const link = facts.links[n];
      if (!link || target.kind !== 'asset' || target.path !== path) return [];
      return [use(site, link.kind === 'link' ? 'link' : 'image', from, link.place, link.target)];
    }),
  );
}

/** In the order of files and places. */
function usesBy(
  { pages }: Site,
  find: (from: Page, document: Document, targets: readonly Target[]) => readonly Use[],
): readonly Use[] {
  const found = pages.flatMap((from) => {
    if (from.kind === 'listing') return [];
    return [from, ...Object.values(from.partials)].flatMap(({ document, targets }) => find(from, document, targets));
  });
  return found.sort(
    (a, b) =>
      compareText(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.route ?? '', b.route ?? ''),
  );
}

function use(site: Site, by: Use['by'], from: Page, place: Place | undefined, as: string | null): Use {
  return {
    by,
    route: routeOf(from, site),
    title: from.title,
    ...placeOf(place),
    ...(place ? {} : { file: fileOf(from) ?? null }),
    as,
  };
}

function placeOf(place: Place | undefined) {
  return { file: place?.file ?? null, line: place?.start.line ?? null, column: place?.start.column ?? null };
}
