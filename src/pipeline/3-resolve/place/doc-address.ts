// Derives the id and route of a document from its path and front matter.
import type { Document } from '#model/document';
import { folderOf } from '#model/file-path';
import { joinPath, type Route } from '#model/route';
import type { ContentFolder } from '#model/source-file';
import { type SplitPrefix, stripFolderPrefixes } from './number-prefix.ts';

export interface DocAddress {
  readonly id: string;
  /** The last part of the id, the default title of a page. */
  readonly baseId: string;
  readonly route: Route;
}

/** The rules are Docusaurus's: see "ids, slugs and routes" in the manual. */
export function addressOf(document: Document, version: ContentFolder, split: SplitPrefix): DocAddress {
  const { source, facts } = document;
  const { id: ownId, slug } = document.facts.address;
  const strip = facts.frontMatter.parse_number_prefixes !== false;
  const folder = folderOf(source.relative);
  const directory = strip ? stripFolderPrefixes(folder, split) : folder;
  const fileName = nameOf(source.relative);
  const baseId = ownId ?? (strip ? split(fileName).name : fileName);
  const id = directory === '' ? baseId : `${directory}/${baseId}`;
  const path = joinPath(version.path, slugOf(slug, directory, baseId, isCategoryIndex(source.relative)));
  return { id, baseId, route: { locale: 'en', version: version.name, path } };
}

/** The name of a file without its extension. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx?$/, '');
}

/** True for `index`, `readme`, and a file named like its folder, in any letter case: they are the folder's page. */
export function isCategoryIndex(relative: string): boolean {
  const name = nameOf(relative).toLowerCase();
  const folder = folderOf(relative).split('/').at(-1) ?? '';
  return name === 'index' || name === 'readme' || (folder !== '' && name === folder.toLowerCase());
}

function slugOf(slug: string | undefined, directory: string, baseId: string, isIndex: boolean): string {
  if (slug?.startsWith('/')) return slug;
  if (!slug && isIndex) return `/${directory}/`;
  return joinPath(directory, slug || baseId);
}
