// Moves the translations of what moves, and rewrites their links and their records.

import type { Context } from '#context/context';
import type { FileEdit } from '#kit/text-edit';
import { lockName, printLock, readLock } from '#kit/translation-lock';
import type { Place } from '#model/place';
import { resolveOpenly } from '#pipeline/3-resolve/resolve';
import type { TranslatedSite } from '#pipeline/resolve-languages';
import type { MovedText } from './move-result.ts';
import { planMove } from './plan-move.ts';
import type { FoundMove } from './refuse-move.ts';
import type { NewPath, Obstacle } from './relocate.ts';

export interface TranslatedMove {
  /** Files and folders, by where they will be. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** In translations, by their own paths. */
  readonly edits: readonly FileEdit[];
  readonly obstacles: readonly Obstacle[];
}

export async function planTranslated(
  languages: readonly TranslatedSite[],
  found: readonly FoundMove[],
  newPath: NewPath,
): Promise<TranslatedMove> {
  const files = found.flatMap((move) => move.files);
  const moves: TranslatedMove['moves'][number][] = [];
  const edits: FileEdit[] = [];
  const obstacles: Obstacle[] = [];
  for (const { context, sources, documents } of languages) {
    const translations = context.translation?.files ?? new Map<string, string>();
    for (const move of found) moves.push(...movesOf(translations, move, newPath));
    const { value: before } = await context.reporter.capture(() => resolveOpenly(context, sources, documents));
    const plan = await planMove(context, before, { files, newPath }, resolveOpenly);
    // Edits of shared files are those of the site itself.
    for (const edit of plan.edits) {
      const file = translations.get(edit.file);
      if (file !== undefined) edits.push({ ...edit, file });
    }
    for (const { place, message } of plan.obstacles) {
      const file = translations.get(place.file);
      if (file !== undefined) obstacles.push({ place: { ...place, file } satisfies Place, message });
    }
  }
  return { moves, edits, obstacles };
}

/** Where a folder moves, its translations move as a folder, with all that is in it. */
function movesOf(
  translations: ReadonlyMap<string, string>,
  { from, files, isFolder }: FoundMove,
  newPath: NewPath,
): TranslatedMove['moves'] {
  const moves = new Map<string, string>();
  for (const file of files) {
    const path = translations.get(file);
    const rest = isFolder ? file.slice(from.length) : '';
    if (path === undefined || !path.endsWith(rest)) continue;
    const moved = isFolder ? from : file;
    const own = path.slice(0, path.length - rest.length);
    moves.set(own, beside(moved, own, newPath(moved)));
  }
  return [...moves].map(([from, to]) => ({ from, to }));
}

/** The path of a translation whose original moves: both end alike below their folders of content. */
function beside(original: string, translation: string, to: string): string {
  const [a, b] = [original.split('/'), translation.split('/')];
  let same = 0;
  while (same < a.length && a[a.length - 1 - same] === b[b.length - 1 - same]) same++;
  const folder = a.slice(0, a.length - same);
  const rest = to.split('/').slice(folder.length);
  return [...b.slice(0, b.length - same), ...rest].join('/');
}

/** The record of translations with the new paths; undefined where it has none of them. */
export function movedRecord({ config, files }: Context, newPath: NewPath): MovedText | undefined {
  const path = `${config.settings.i18n?.path}/${lockName}`;
  if (!config.settings.i18n || files.real(path) === undefined) return undefined;
  const before = files.text(path);
  const { entries, faults } = readLock(before, path);
  const moved = entries.filter((entry) => newPath(entry.path) !== entry.path);
  if (moved.length === 0 || faults.length > 0) return undefined;
  const after = printLock(entries.map((entry) => ({ ...entry, path: newPath(entry.path) })));
  return { path, newPath: path, before, after, edits: moved.length };
}
