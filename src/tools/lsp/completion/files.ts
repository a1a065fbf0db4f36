// Completes the paths of images, of partials and of other files beside the page.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, joinFile, relativeFile } from '#model/file-path';
import { type Asked, type Completer, sourcePath } from './asked.ts';
import type { Choice } from './choices.ts';
import { distance, encoded } from './links.ts';

const isImage = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;

export const images: Completer<'image'> = (_, asked) => imagesFor(asked);

export function imagesFor(asked: Asked) {
  const { site, typed } = asked;
  const assets = site.languages[0]?.site.assets ?? [];
  const served = new Map(assets.flatMap(({ path, served }) => (served === undefined ? [] : [[path, served] as const])));
  const paths = new Set([...assets.map(({ path }) => path), ...filesBeside(asked)]);
  const choices = [...paths].filter((path) => isImage.test(path)).map((path) => toChoice(path, served.get(path), typed, asked));
  return { choices, ...searchFor(typed, asked) };
}

const importable = /\.(?:mdx?|[jt]sx?)$/;

/** Packages are left to the editor. */
export const specifiers: Completer<'specifier'> = (_, asked) => {
  const { site, vocabulary, typed } = asked;
  const documents = [...site.documents.values()].flatMap(({ source }) => (source.inline === undefined ? [source.path] : []));
  const partials = documents.filter((path) => path !== sourcePath(asked) && /(?:^|\/)_/.test(path));
  const components = Object.values(vocabulary.registered).map(({ specifier }) => specifier.replace(/^@site\//, ''));
  const sources = ['src/components', folderOf(sourcePath(asked))].flatMap((folder) => list(asked, folder, 2));
  const paths = new Set(
    [...partials, ...components, ...sources].filter((path) => importable.test(path) && !path.startsWith('@')),
  );
  const files = [...paths].filter((path) => path !== asked.file).map((path) => toChoice(path, undefined, typed, asked, true));
  const modules = Object.keys(vocabulary.theme.aliases).map((label): Choice => ({ label, kind: 'component', far: 800 }));
  return { choices: [...files, ...modules], ...searchFor(typed, asked) };
};

function searchFor(typed: string, asked: Asked): { readonly search: string; readonly isSearch: true } {
  if (/^@(?!theme|docusaurus)/.test(typed)) return { search: typed.replace(/^@(?:s(?:i(?:te?)?)?)?\/?/, ''), isSearch: true };
  if (!typed.startsWith('.')) return { search: typed, isSearch: true };
  const cut = typed.lastIndexOf('/') + 1;
  const folder = cut === 0 ? '' : joinFile(folderOf(sourcePath(asked)), typed.slice(0, cut));
  return { search: cut === 0 ? '' : `${folder}${folder === '' ? '' : '/'}${typed.slice(cut)}`, isSearch: true };
}

/** Files far away are named from the root, as are all where that is what is typed. */
function toChoice(path: string, served: string | undefined, typed: string, asked: Asked, isCode = false): Choice {
  const far = distance(sourcePath(asked), path);
  const isRooted = typed.startsWith('@') || (isCode && far > 2 && !typed.startsWith('.'));
  const relative = isRooted ? `@site/${path}` : relativeFile(folderOf(sourcePath(asked)), path);
  const written = served !== undefined && !/^[.@]/.test(typed) ? served : relative;
  return {
    label: path.slice(path.lastIndexOf('/') + 1),
    kind: isCode ? 'file' : 'image',
    detail: served ?? path,
    also: [path, ...(served === undefined ? [] : [served])],
    insert: isCode ? written : encoded(written),
    far: Math.min(far, 799),
  };
}

function filesBeside(asked: Asked): readonly string[] {
  return list(asked, folderOf(sourcePath(asked)), 2);
}

/** A folder with more entries is no folder of content. */
const most = 2_000;

/** The files of a folder and of `depth` levels of folders in it, relative to the root. */
function list({ view }: Pick<Asked, 'view'>, folder: string, depth: number, found: string[] = []): readonly string[] {
  try {
    for (const entry of readdirSync(join(view.root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules' || found.length >= most) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && depth > 0) list({ view }, path, depth - 1, found);
      else if (entry.isFile()) found.push(path);
    }
  } catch {
    // A new page may be in a folder that is not there yet.
  }
  return found;
}
