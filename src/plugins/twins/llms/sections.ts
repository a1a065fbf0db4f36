// Orders the twins of a site as its sidebars do, in sections.
import {
  compareText,
  isCollection,
  type PluginContext,
  type RenderedPage,
  type Route,
  routeKey,
  type SidebarItem,
  type Site,
  standalone,
  versionKey,
} from 'slodocs/kit';
import type { Twin } from '../twin.ts';

export interface Section {
  readonly label: string;
  readonly twins: readonly Twin[];
}

/** Lists each twin once. Top-level categories become sections; entries beside them go into the first one. */
export function readingOrder(site: Site, twins: readonly Twin[], say: PluginContext['say']): readonly Section[] {
  const inDocs = say('theme.twins.section.docs');
  const left = new Map(twins.map((twin) => [routeKey(twin.rendered.page.route.path), twin]));
  const sections = new Map<string, Twin[]>([[inDocs, []]]);
  const add = (label: string, route: Route | string | undefined): void => {
    const key = typeof route === 'object' ? routeKey(route.path) : undefined;
    const twin = key === undefined ? undefined : left.get(key);
    if (!twin || key === undefined) return;
    left.delete(key);
    const section = sections.get(label);
    if (section) section.push(twin);
    else sections.set(label, [twin]);
  };
  const addAll = (label: string, items: readonly SidebarItem[]): void => {
    for (const item of items) {
      if (item.type === 'html') continue;
      add(label, item.to);
      if (item.type === 'category') addAll(label, item.items);
    }
  };
  const last = new Set(site.versions.flatMap(({ docs, name, isLast }) => (isLast ? [versionKey(docs, name)] : [])));
  for (const { docs, version, items } of site.sidebars) {
    if (!last.has(versionKey(docs, version))) continue;
    for (const item of items) addAll(item.type === 'category' ? item.label : inDocs, [item]);
  }
  const addRest = (label: string, isIt: (docs: string) => boolean): void => {
    for (const { rendered } of [...left.values()]) if (isIt(docsOf(rendered))) add(label, rendered.page.route);
  };
  addRest(say('theme.twins.section.pages'), (docs) => docs === standalone);
  for (const { label = say('theme.twins.section.posts'), twins: posts } of postsInOrder(site, [...left.values()]))
    for (const { rendered } of posts) add(label, rendered.page.route);
  addRest(say('theme.twins.section.more'), () => true);
  return [...sections].map(([label, found]) => ({ label, twins: found })).filter((section) => section.twins.length > 0);
}

function docsOf({ page }: RenderedPage): string {
  return page.kind === 'doc' ? page.docs : '';
}

interface PostSection {
  /** The title of the list of these posts; undefined where there is one folder alone, or no list. */
  readonly label: string | undefined;
  readonly twins: readonly Twin[];
}

/** Other pages than posts are left out. Folders are in the order of their first twin. */
function postsInOrder(site: Site, twins: Iterable<Twin>): readonly PostSection[] {
  const folders = new Map<string, Twin[]>();
  for (const twin of twins) {
    const { page } = twin.rendered;
    if (page.kind !== 'doc' || !isCollection(page.docs)) continue;
    const found = folders.get(page.docs);
    if (found) found.push(twin);
    else folders.set(page.docs, [twin]);
  }
  return [...folders].map(([docs, found]) => ({
    label: folders.size > 1 ? listTitle(site, docs) : undefined,
    twins: found.sort((a, b) => compareText(dateOf(b), dateOf(a))),
  }));
}

/** The first page of a list has the shortest address. */
function listTitle(site: Site, docs: string): string | undefined {
  const plugin = docs.slice(1, docs.lastIndexOf('/'));
  const lists = site.pages.filter(
    (page) => page.kind === 'listing' && page.origin === plugin && page.crawlerTag === 'blog_posts_list',
  );
  return lists.sort((a, b) => a.route.path.length - b.route.path.length)[0]?.title;
}

function dateOf({ rendered: { page } }: Twin): string {
  return (page.kind === 'doc' && page.date) || '';
}
