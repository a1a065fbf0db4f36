// Resolves page queries; one without an answer throws Docusaurus's message.

import { cardMaker, categoryFinder } from '#model/category-cards';
import { type Answers, type DocOfPage, type DocsFolder, type DocsVersion, outside } from '#model/lookups';
import { joinPath, routeKey } from '#model/route';
import { answersInVersions, type DocTable, tabulateDocs } from './in-versions.ts';
import type { SiteIndex } from './index-site.ts';
import type { QueryingPage, ResolveQuery, Resolvers } from './query-context.ts';

type AboutSite = Exclude<keyof Answers, 'icon'>;

/** Builds the index on the first query, because most pages have none. All pages share the same lookup maps. */
export function openResolver(index: () => SiteIndex): ResolveQuery {
  let opened: Resolvers<AboutSite> | undefined;
  const open = (site: SiteIndex): Resolvers<AboutSite> => {
    const docs = tabulateDocs(site);
    return {
      ...answersOfPage(site),
      site: () => site.config.site,
      themeConfig: () => site.config.themeConfig,
      ...answersOfDocs(site, docs),
      ...answersInVersions(site, docs),
    };
  };
  return (page, [name, ...about]) => {
    opened ??= open(index());
    // A JSON round trip gives the browser's view: no undefined members, and dates as text.
    return JSON.parse(JSON.stringify(opened[name as AboutSite](page, ...about)));
  };
}

function answersOfPage({
  sidebars,
  descriptions,
  docs,
  data,
  settings,
}: SiteIndex): Resolvers<'plugin' | 'doc' | 'version' | 'sidebar' | 'category' | 'siblings' | 'data'> {
  const cardsOf = cardMaker((path) => descriptions[routeKey(path)], settings);
  const categoryOf = categoryFinder(sidebars, cardsOf, settings);
  const category = ({ path, sidebar, version }: QueryingPage): Answers['category'] => {
    if (!version) throw new Error(outside('useDocsSidebar', 'DocsSidebarProvider'));
    const found = categoryOf({ path, sidebar, docs: version.docs, version: version.name });
    if (!found) throw new Error('Unexpected: cant find current sidebar in context');
    return found;
  };
  return {
    plugin: ({ plugin }) => plugin,
    doc(page): DocOfPage {
      const { version, id, path } = page;
      const own = version && docs.find((one) => one.id === id && one.route === routeKey(path));
      if (!own) throw new Error(outside('useDoc', 'DocProvider'));
      const { route: _route, docs: _docs, ...metadata } = own;
      const { editHref, lastUpdate, tags, previous, next } = page.props();
      const { dateTime = null, author = null } = lastUpdate ?? {};
      const more = { permalink: own.path, editUrl: editHref, lastUpdatedAt: dateTime, lastUpdatedBy: author };
      return { metadata: { ...metadata, ...more, tags, previous, next }, frontMatter: page.frontMatter() };
    },
    version(page) {
      const { version } = page.props();
      if (!version) throw new Error(outside('useDocsVersion', 'DocsVersionProvider'));
      const { docs: pluginId, name, label, banner, badge, all } = version;
      const isLast = all.some((one) => one.name === name && one.isLast);
      return { pluginId, version: name, label, banner, badge, isLast };
    },
    sidebar({ version, sidebar }) {
      if (!version) throw new Error(outside('useDocsSidebar', 'DocsSidebarProvider'));
      return sidebar ?? null;
    },
    category(page) {
      const found = category(page);
      if (found.label !== null) return found;
      throw new Error(
        `${page.props().href} is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.`,
      );
    },
    siblings: (page) => category(page).items,
    data(page, key = '') {
      for (const known of [page.data, data]) if (Object.hasOwn(known, key) && known[key] !== undefined) return known[key];
      const keys = Object.keys({ ...data, ...page.data }).sort();
      throw new Error(`no plugin has data for "${key}"${keys.length === 0 ? '' : `. There is data for: ${keys.join(', ')}`}`);
    },
  };
}

const docsPlugin = 'docusaurus-plugin-content-docs';

function answersOfDocs(
  { versions, settings }: SiteIndex,
  table: DocTable,
): Resolvers<'docsData' | 'pluginData' | 'allPluginData'> {
  const under = (path: string): string => joinPath(settings.baseUrl, path);
  const versionOf = ({ docs, name, label, isLast, path, main }: SiteIndex['versions'][number]): DocsVersion => {
    const first = main && table.of(docs, name).find(({ route }) => route === routeKey(main.path));
    return { name, label, isLast, path: under(path), mainDocId: first?.id ?? null };
  };
  const folderOf = (id: string): DocsFolder | null => {
    const own = settings.docs.find((one) => one.id === id);
    if (!own) return null;
    const all = versions.filter(({ docs }) => docs === id).map(versionOf);
    return { path: under(own.routeBasePath), breadcrumbs: own.breadcrumbs, versions: all };
  };
  return {
    docsData(_, id = '') {
      const found = folderOf(id);
      if (found) return found;
      const told = settings.docs.length === 0 ? '' : ` (pluginId=${id})`;
      throw new Error(
        `You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled${told}`,
      );
    },
    pluginData(_, name = '', id = '', failfast = '') {
      const found = name === docsPlugin ? folderOf(id) : null;
      if (!found && failfast !== '') throw missing(name, hasNone(name, settings) ? '' : ` with id "${id}"`);
      return found;
    },
    allPluginData(_, name = '', failfast = '') {
      if (!hasNone(name, settings)) return Object.fromEntries(settings.docs.map(({ id }) => [id, folderOf(id) as DocsFolder]));
      if (failfast !== '') throw missing(name, '');
      return null;
    },
  };
}

function hasNone(name: string, { docs }: SiteIndex['settings']): boolean {
  return name !== docsPlugin || docs.length === 0;
}

function missing(name: string, which: string): Error {
  return new Error(`Docusaurus plugin global data not found for "${name}" plugin${which}.`);
}
