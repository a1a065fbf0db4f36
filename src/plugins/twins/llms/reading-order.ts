// Sorts twins into sections in reading order: sidebars first, then standalone pages, posts by folder, and the rest.
import type { RenderedPage } from '#model/output';
import type { PluginContext } from '#model/plugin';
import { type Route, routeKey } from '#model/route';
import type { SidebarItem } from '#model/sidebar';
import type { Site } from '#model/site';
import { standalone } from '#model/source-file';
import { versionKey } from '#model/version';
import type { Twin } from '../twin.ts';
import { postsInOrder } from './posts-in-order.ts';

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
