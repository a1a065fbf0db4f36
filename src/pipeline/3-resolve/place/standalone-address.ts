// A standalone page to its id and route, by its path and its front matter.
import type { Document } from '#model/document';
import { folderOf } from '#model/file-path';
import { joinPath } from '#model/route';
import type { ContentFolder } from '#model/source-file';
import type { DocAddress } from './doc-address.ts';

/**
 * As in Docusaurus, `index` stands for its folder, and nothing else is cut: number prefixes stay. The id is the path with its
 * extension, since two files with one name, such as `about.md` and `about.tsx`, differ in nothing but the route that they share.
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
