// Collects the pages of a site that can be found, by scope.
import {
  type Build,
  compareText,
  isNotFound,
  isStandalone,
  isUntranslated,
  type Page,
  type PluginContext,
  printRoute,
  type RenderedPage,
  type ScopeName,
  type SearchPage,
  type SearchScope,
  type SearchSection,
  type SearchType,
  type TaggedScope,
  type Version,
  versionFinder,
} from 'slodocs/kit';

/** Pages are sorted by address. */
export function scopesOf({ site, pages }: Build, ctx: PluginContext): readonly SearchScope[] {
  const versionOf = versionFinder(site.versions);
  const found = new Map<string, SearchPage[]>();
  for (const rendered of pages) {
    if (!isFound(rendered, ctx)) continue;
    const scope = scopeOf(versionOf(rendered.page), site.versions);
    const list = found.get(scope) ?? [];
    found.set(scope, list);
    list.push(searchPage(rendered, ctx));
  }
  return scopeNames(site.versions).map(({ id, label }) => ({
    id,
    label,
    pages: (found.get(id) ?? []).sort((a, b) => compareText(a.url, b.url)),
  }));
}

function isFound({ page, noIndex }: RenderedPage, { settings }: PluginContext): boolean {
  if (page.unlisted || noIndex || isNotFound(page.route.path)) return false;
  if (isUntranslated(page) && !settings.i18n?.searchUntranslated) return false;
  if (page.kind === 'listing') return page.role === undefined && page.crawlerTag === undefined;
  return searchSetting(page) !== false;
}

/** The key `search` of a page's front matter. */
export function searchSetting(page: Page): unknown {
  return page.kind === 'doc' ? (page.document.facts.frontMatter as { readonly search?: unknown }).search : undefined;
}

function searchPage(rendered: RenderedPage, ctx: PluginContext): SearchPage {
  const { page } = rendered;
  const frontMatter = page.kind === 'doc' ? page.document.facts.frontMatter : undefined;
  const own = searchSetting(page);
  const boost = own && typeof own === 'object' && 'boost' in own ? Number(own.boost) : 1;
  const keywords = page.kind === 'doc' ? frontMatter?.keywords : page.keywords;
  // Several files are made of them, and those of all pages are more than the memory should hold.
  let known: WeakRef<readonly SearchSection[]> | undefined;
  return {
    url: printRoute(page.route, ctx.settings),
    title: page.title,
    description: page.description,
    trail: page.breadcrumbs.slice(0, -1).map(({ label }) => label),
    type: typeOf(page),
    tags: page.kind === 'doc' ? page.tags.map(({ label }) => label) : [],
    keywords: keywords ?? [],
    boost,
    digest: rendered.derivedKey,
    async sections() {
      const sections = known?.deref() ?? titled(rendered.derived('sections') as unknown as readonly SearchSection[], page.title);
      known = new WeakRef(sections);
      return sections;
    },
  };
}

/** The first section, which has the text before all headings, is named after the page. */
export function titled([first, ...rest]: readonly SearchSection[], heading: string): readonly SearchSection[] {
  return first ? [{ ...first, heading }, ...rest] : [];
}

function typeOf(page: Page): SearchType {
  if (page.kind === 'listing') return 'list';
  if (page.date !== undefined || page.standing) return 'post';
  return isStandalone(page) ? 'page' : 'doc';
}

/** The scope of pages without a version. */
export const unversioned = 'default';

/** All scopes that pages can be in: that of pages without a version, and the versions of docs that have several. */
export function scopeNames(versions: readonly Version[]): readonly ScopeName[] {
  const named = versions.filter((version) => scopeOf(version, versions) !== unversioned);
  return [{ id: unversioned, label: '' }, ...named.map((version) => ({ id: scopeOf(version, versions), label: version.label }))];
}

/** Docs with a single version need no scope of their own. */
export function scopeOf(version: Version | undefined, versions: readonly Version[]): string {
  const isOneOfMany = version && versions.some((one) => one.docs === version.docs && one.name !== version.name);
  return isOneOfMany ? `docs-${version.docs}-${version.name}` : unversioned;
}

/** All scopes, with the tags that their pages have for crawlers. */
export function taggedScopes(versions: readonly Version[]): readonly TaggedScope[] {
  return scopeNames(versions).map((scope) => {
    const own = versions.filter((version) => scopeOf(version, versions) === scope.id);
    const tags = own.map(({ docs, name }) => `docs-${docs}-${name}`);
    return { ...scope, crawlerTags: scope.id === unversioned ? [unversioned, ...tags] : tags };
  });
}
