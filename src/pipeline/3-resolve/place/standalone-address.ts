// Derives the id and route of a standalone page from its path and front matter.
import type { Document } from '#model/document';
import { folderOf } from '#model/file-path';
import { joinPath } from '#model/route';
import type { ContentFolder } from '#model/source-file';
import type { DocAddress } from './doc-address.ts';

/**
 * As in Docusaurus, `index` is the folder's page, and number prefixes stay. The id is the path with its extension, since files
 * such as `about.md` and `about.tsx` share only their route.
 */
export function standaloneAddress(document: Document, { path }: ContentFolder): DocAddress {
  const { relative } = document.source;
  const { slug } = document.facts.address;
  const folder = folderOf(relative);
  const name = relative.slice(relative.lastIndexOf('/') + 1).replace(/\.(?:mdx?|[jt]sx?)$/, '');
  const isIndex = name.toLowerCase() === 'index';
  const own = slug ?? (isIndex ? '' : name);
  const route = slug?.startsWith('/') ? joinPath(path, slug) : joinPath(path, folder, own);
  const baseId = isIndex ? (folder.split('/').at(-1) ?? '') || name : name;
  return { id: relative, baseId, route: { locale: 'en', version: null, path: route } };
}
