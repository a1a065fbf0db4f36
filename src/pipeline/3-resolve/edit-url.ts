// A page to where its source can be edited.
import type { PlacedDoc } from '#model/page';
import { collectionKey, isCollection, standalone } from '#model/source-file';
import type { Context } from '../context/context.ts';

/** Where the source of a page can be edited: front matter overrules the docs folder's setting. */
export function editUrlOf({ config }: Context, { docs, document }: PlacedDoc): string | undefined {
  const { custom_edit_url: own } = document.facts.frontMatter;
  if (own !== undefined) return own || undefined;
  const { pages, docs: docsFolders } = config.settings;
  const base = isCollection(docs)
    ? editUrlOfCollection(config, docs)
    : docs === standalone
      ? pages?.editUrl
      : docsFolders.find(({ id }) => id === docs)?.editUrl;
  if (base === undefined || document.source.plugin !== undefined) return undefined;
  const folder = base.replace(/\/?$/, '/');
  const path = encodeURI(document.source.path);
  // Not every host takes the `..` out of an address.
  return path.startsWith('../') ? new URL(path, folder).href : `${folder}${path}`;
}

function editUrlOfCollection({ plugins }: Context['config'], docs: string): string | undefined {
  const collections = plugins.flatMap(({ name, collections = [] }) => collections.map((one) => ({ ...one, name })));
  return collections.find(({ name, id }) => collectionKey(name, id) === docs)?.editUrl;
}
