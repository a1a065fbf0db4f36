// Computes where the source of a page can be edited.

import type { Context } from '#context/context';
import { keyPlace, type PlacedDoc } from '#model/page';
import { encodePath } from '#model/route';
import { collectionKey, isCollection, placeOfSource, standalone } from '#model/source-file';
import { isOuter } from './addresses/found.ts';
import { reportFault } from './addresses/report-anchor.ts';

/** The edit URL of a page: front matter overrides the docs folder's setting. */
export function editUrlOf(context: Context, { docs, document, translation }: PlacedDoc): string | undefined {
  const { config } = context;
  const { custom_edit_url: own } = document.facts.frontMatter;
  if (own) checkOwn(context, document, own);
  if (own !== undefined) return own || undefined;
  const { pages, docs: docsFolders } = config.settings;
  const docsFolder = docsFolders.find(({ id }) => id === docs);
  const base = isCollection(docs)
    ? editUrlOfCollection(config, docs)
    : docs === standalone
      ? pages?.editUrl
      : docsFolder?.editUrl;
  const { origin, plugin } = document.source;
  if (base === undefined || (plugin !== undefined && !origin)) return undefined;
  const folder = base.replace(/\/?$/, '/');
  const path = encodePath(translation ?? (origin && context.files.standIn(origin.file)) ?? document.source.path);
  // Not every host resolves `..` in an address.
  return path.startsWith('../') ? new URL(path, folder).href : `${folder}${path}`;
}

/**
 * Reports an edit URL in front matter that is neither a path nor has a scheme: printed as written, it would be relative to the
 * page.
 */
function checkOwn(context: Context, { facts, source }: PlacedDoc['document'], address: string): void {
  const place = keyPlace(facts, 'custom_edit_url') ?? placeOfSource(source);
  const isAddress = !/\s/.test(address) && (isOuter(address) || address.startsWith('/'));
  if (isAddress) {
    reportFault(context, { target: address, place }, false);
    return;
  }
  context.reporter.report({
    code: 'resolve/invalid-address',
    message: `"${address}" is not a valid address for an edit link`,
    help: 'Write the full address, such as `https://example.com/edit/guide.md`, or `null` for a page without an edit link.',
    place,
  });
}

function editUrlOfCollection({ plugins }: Context['config'], docs: string): string | undefined {
  const collections = plugins.flatMap(({ name, collections = [] }) => collections.map((one) => ({ ...one, name })));
  return collections.find(({ name, id }) => collectionKey(name, id) === docs)?.editUrl;
}
