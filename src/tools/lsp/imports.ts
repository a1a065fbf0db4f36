// Finds the files of components and partials that documents import.
import type { Document, Import } from '#model/document';
import { folderOf, joinFile } from '#model/file-path';
import { fileOfDocument } from './snapshot.ts';

/** Candidates for a specifier without an extension, in the order in which modules are found. */
const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** The file of the site that an import names, relative to the root; undefined for a package. */
export function fileOfImport(document: Document, { specifier }: Import, isFile: (path: string) => boolean): string | undefined {
  const path = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : specifier.startsWith('.')
      ? joinFile(folderOf(fileOfDocument(document)), specifier)
      : undefined;
  return path === undefined ? undefined : endings.map((ending) => path + ending).find(isFile);
}

/** The import that brings a name into a document. */
export function importOf({ facts }: Document, name: string): Import | undefined {
  return facts.imports.find(({ names }) => Object.hasOwn(names, name));
}
