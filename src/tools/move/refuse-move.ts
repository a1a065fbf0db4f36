// Checks whether a move can be made, and says why not.
import { extname } from 'node:path';
import type { Context } from '#context/context';
import { problemOfFileName } from '#model/route';
import { type ContentFolder, contentFolderAt } from '#model/source-file';
import type { Resolved } from '#pipeline/resolve-languages';
import { type Refusal, refuse } from './move-result.ts';

/** Paths relative to the root. */
export interface FoundMove {
  readonly from: string;
  readonly to: string;
  readonly isFolder: boolean;
  /** All that moves. */
  readonly files: readonly string[];
  /** The page's new address, if an address was given. */
  readonly route: string | undefined;
}

export async function refusalOf(
  { files, config }: Context,
  resolved: Resolved,
  { from, to, isFolder, files: moving }: FoundMove,
  folder: ContentFolder,
): Promise<Refusal | undefined> {
  const { documents } = resolved;
  if (from === to) return refuse(`"${from}" is already there`, 'Choose another path.');
  if (`${to}/`.startsWith(`${from}/`)) return refuse(`"${to}" is inside "${from}"`, 'A folder cannot be moved into itself.');
  const problem = problemOfFileName(to);
  if (problem !== undefined) return refuse(`"${to}" ${problem}`, 'Nothing was moved. Choose another name.');
  const target = contentFolderOf(resolved, to);
  if (target !== folder) {
    const where = target ? `"${target.folder}"` : 'no content folder';
    const help =
      'Links, ids and sidebars belong to one content folder and one version. Copy the page, and add a redirect yourself.';
    return refuse(`"${from}" belongs to "${folder.folder}", and "${to}" to ${where}`, help);
  }
  if (await files.stat(to))
    return refuse(`"${to}" already exists`, 'Nothing is overwritten. Choose another path, or move the existing file.');
  if (!isFolder && extname(from) !== extname(to)) {
    return refuse(
      `"${to}" does not end with "${extname(from)}" as "${from}" does`,
      `The extension determines how a file is read. Write "${to.replace(/\.mdx?$/i, '')}${extname(from)}".`,
    );
  }
  const inside = (path: string): string => (folder.folder === '.' ? path : path.slice(folder.folder.length + 1));
  if (isHidden(inside(from)) !== isHidden(inside(to))) {
    return refuse(
      `"${from}" is ${isHidden(inside(from)) ? 'a partial' : 'a page'}, and "${to}" is not`,
      'Files whose names begin with `_` are partials, which do not become pages.',
    );
  }
  const module = documents.find(({ source }) => moving.includes(source.path) && !/\.mdx?$/.test(source.path));
  if (module)
    return refuse(
      `"${module.source.path}" is a module, whose address would be lost`,
      'Only Markdown and MDX pages can be moved, and folders that contain no other pages.',
    );
  const own = config.inputs.find((path) => moving.includes(path));
  return own === undefined ? undefined : refuse(`"${own}" is part of the configuration`, 'Only content can be moved.');
}

function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('_'));
}

export function contentFolderOf({ sources }: Resolved, path: string): ContentFolder | undefined {
  return path.startsWith('../') ? undefined : contentFolderAt(sources, path);
}
