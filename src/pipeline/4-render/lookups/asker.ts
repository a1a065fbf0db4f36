// A page to what makes its questions its own: where it stands.
import type { Answers } from '#model/lookups';
import { isStandalone, type Page } from '#model/page';
import type { Plugin } from '#model/plugin';
import type { Site } from '#model/site';
import { collectionKey } from '#model/source-file';
import { versionFinder } from '#model/version';

/** Plain data: it passes to threads. */
export interface Asker {
  /** Of its route. */
  readonly path: string;
  /** Of the doc; undefined for a page that is none. */
  readonly id: string | undefined;
  readonly sidebar: string | undefined;
  /** Undefined outside of the docs. */
  readonly version: { readonly docs: string; readonly name: string } | undefined;
  readonly plugin: Answers['plugin'];
  /** What plugins have for this page alone. */
  readonly data: Page['data'];
}

export function askerFinder({ versions }: Site, plugins: readonly Plugin[]): (page: Page) => Asker {
  const versionOf = versionFinder(versions);
  const owners = collectionOwners(plugins);
  return (page) => {
    const version = versionOf(page);
    return {
      path: page.route.path,
      id: page.kind === 'doc' && !isStandalone(page) ? page.id : undefined,
      sidebar: page.sidebar,
      version: version && { docs: version.docs, name: version.name },
      plugin: pluginOf(page, version?.docs, owners),
      data: page.data,
    };
  };
}

type Owners = ReadonlyMap<string, Answers['plugin']>;

/** The plugins of collections, by the `docs` of their pages. */
function collectionOwners(plugins: readonly Plugin[]): Owners {
  const owners = plugins.flatMap(({ name, collections = [] }) =>
    collections.map(({ id, knownAs = name }) => [collectionKey(name, id), { name: knownAs, id }] as const),
  );
  return new Map(owners);
}

/** Under the names that Docusaurus has for what it makes itself. */
function pluginOf(page: Page, docs: string | undefined, owners: Owners): Answers['plugin'] {
  const owner = page.kind === 'doc' ? owners.get(page.docs) : undefined;
  if (owner) return owner;
  if (page.kind === 'doc' && isStandalone(page)) return { name: 'docusaurus-plugin-content-pages', id: 'default' };
  if (page.kind === 'doc' || page.origin === 'sidebar') return { name: 'docusaurus-plugin-content-docs', id: docs ?? 'default' };
  return { name: page.origin === 'core' ? 'native' : page.origin, id: 'default' };
}
