// Holds the documents that are open in an editor, and finds them by the paths of their files.
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { relativeTo } from '#files/site-path';
import type { OpenText } from '#model/editor';
import { type LinedText, linedText } from './positions.ts';

export interface Texts {
  /** The path of a document, relative to the root; undefined for one that is no file of this site's folder or beside it. */
  fileOf(uri: string): string | undefined;
  /** The address by which the editor knows a file, or would. */
  uriOf(file: string): string;
  /** The version of an open document. */
  versionOf(file: string): number | undefined;
  /** Undefined for a file that is not open. */
  open(file: string): LinedText | undefined;
  /** Returns the path and text of what is a file. */
  set(document: OpenText): { readonly file: string; readonly text: string | undefined } | undefined;
}

export function createTexts(root: string): Texts {
  const byFile = new Map<string, { readonly uri: string; readonly version: number | undefined; readonly text: LinedText }>();
  const paths = new Map<string, string | undefined>();
  const fileOf = (uri: string): string | undefined => {
    if (!paths.has(uri)) paths.set(uri, pathOfUri(uri, root));
    return paths.get(uri);
  };
  return {
    fileOf,
    uriOf: (file) => byFile.get(file)?.uri ?? pathToFileURL(join(root, file)).href,
    versionOf: (file) => byFile.get(file)?.version,
    open: (file) => byFile.get(file)?.text,
    set({ uri, text, version }) {
      const file = fileOf(uri);
      if (file === undefined) return undefined;
      if (text === undefined) {
        byFile.delete(file);
        // The file may be made or moved before it is opened again.
        paths.delete(uri);
      } else byFile.set(file, { uri, version, text: linedText(text) });
      return { file, text };
    },
  };
}

/** Editors name files by the path that was opened, which may lead through symbolic links. */
function pathOfUri(uri: string, root: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    const path = fileURLToPath(uri);
    const plain = relativeTo(root, path);
    return plain.startsWith('../') ? relativeTo(root, realpathSync(path)) : plain;
  } catch {
    return undefined;
  }
}
