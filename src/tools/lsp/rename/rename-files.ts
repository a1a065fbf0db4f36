// Moves pages, files and folders in an editor, with the edits that keep every link valid.
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlannedMoves, View } from '../view.ts';
import { type Refused, workspaceEdit } from './workspace-edit.ts';

type Planned = Exclude<PlannedMoves, Refused>;

interface WillRename {
  readonly files: readonly { readonly oldUri: string; readonly newUri: string }[];
}

/** The editor itself moves what it was asked to move, and leaves the rest to us. */
export async function willRenameFiles({ files }: WillRename, view: View): Promise<object | undefined> {
  const site = await view.latest();
  const known = [...(site?.documents.keys() ?? []), ...(site?.languages[0]?.site.assets.map(({ path }) => path) ?? [])];
  // Most files of a project are none of the site's.
  const isContent = (path: string): boolean => known.some((one) => one === path || one.startsWith(`${path}/`));
  const inRoot = (uri: string): string => relative(view.root, fileURLToPath(uri)).split(sep).join('/');
  const moves = files.flatMap(({ oldUri, newUri }) => {
    const from = view.texts.fileOf(oldUri);
    return from === undefined || !isContent(from) || !newUri.startsWith('file:') ? [] : [{ from, to: inRoot(newUri) }];
  });
  return moves.length === 0 ? undefined : renameFiles(moves, false, view);
}

/** Paths are relative to the root. With `moves`, the edit moves the files itself. */
export async function renameFiles(
  asked: readonly { readonly from: string; readonly to: string }[],
  moves: boolean,
  view: View,
): Promise<object | Refused | undefined> {
  const plan = await view.planMoves(asked);
  if (!plan) return undefined;
  if ('refusal' in plan) return plan;
  const { edits, moved, translations, componentLinks } = plan;
  const edit = workspaceEdit(edits, moves ? [...moved, ...translations] : translations, view);
  return componentLinks.length === 0 ? edit : { ...edit, warning: warningOf(componentLinks) };
}

function warningOf(links: Planned['componentLinks']): string {
  const [first] = links as readonly [Planned['componentLinks'][number]];
  const { file, start } = first.place;
  const rest = links.length === 1 ? '' : `, and so do ${links.length - 1} more`;
  return `The component at ${file}:${start.line}:${start.column} links to "${first.href}", which moves${rest}: update the link in its code.`;
}
