// Plans one or several moves at once, in all languages of a site.

import type { Context } from '#context/context';
import { compareEdits, type FileEdit } from '#kit/text-edit';
import type { Page } from '#model/page';
import { routeKey } from '#model/route';
import { resolveOpenly } from '#pipeline/3-resolve/resolve';
import { type ComponentLink, componentLinks } from '#pipeline/component-links';
import type { ResolvedSite } from '#session/session';
import { findMove, type MoveQuestion } from './find-move.ts';
import { type MovedText, type MoveResult, type Refusal, refuse } from './move-result.ts';
import { type MovePlan, planMove } from './plan-move.ts';
import type { FoundMove } from './refuse-move.ts';
import type { NewPath } from './relocate.ts';
import { movedRecord, planTranslated } from './translated-moves.ts';

export interface PlannedMoves extends Pick<MovePlan, 'redirects' | 'unwritten'> {
  readonly found: readonly FoundMove[];
  /** By file, then by offset. Offsets do not count a byte order mark. */
  readonly edits: readonly FileEdit[];
  /** The record of translations, where it changes. */
  readonly record: MovedText | undefined;
  /** Translations that move along, by where they will be. */
  readonly translations: readonly { readonly from: string; readonly to: string }[];
  /** Links of components to addresses that change. */
  readonly componentLinks: readonly ComponentLink[];
  /** Where a file will be, translations included. */
  readonly newPath: NewPath;
}

/** Faults that existed before do not block a move. */
export const ofLedger = ['resolve/lost-address', 'resolve/lost-anchor', 'resolve/invalid-ledger', 'resolve/edited-ledger'];

/** Undefined for a site with errors, which the context has reported. Writes nothing. */
export async function planMoves(
  context: Context,
  resolved: ResolvedSite,
  asked: readonly MoveQuestion[],
): Promise<PlannedMoves | Refusal | undefined> {
  const { reporter } = context;
  const { languages } = await resolved.translated();
  if (reporter.list().some(({ severity, code }) => severity === 'error' && !ofLedger.includes(code))) return undefined;
  const found: FoundMove[] = [];
  for (const one of asked) {
    const move = await findMove(context, resolved, one);
    if ('message' in move) return move;
    found.push(move);
  }
  const clash = clashOf(found);
  if (clash) return clash;
  const newPath = newPathOf(found);
  const files = found.flatMap((move) => move.files);
  const { value: before } = await reporter.capture(() => resolveOpenly(context, resolved.sources, resolved.documents));
  const made = await planMove(context, before, { files, newPath }, resolveOpenly);
  const translated = await planTranslated(languages, found, newPath);
  const refusal = refusalOf({ ...made, obstacles: [...made.obstacles, ...translated.obstacles] }, found);
  if (refusal) return refusal;
  const { redirects, unwritten } = made;
  const keyOf = (page: Page): string => (page.kind === 'doc' ? page.document.source.path : page.route.path);
  const pages = new Map(made.after.site.pages.map((page) => [keyOf(page), page]));
  return {
    found,
    edits: [...made.edits, ...translated.edits].sort(compareEdits),
    record: movedRecord(context, newPath),
    translations: translated.moves,
    newPath: newPathOf([...translated.moves, ...found]),
    redirects,
    unwritten,
    componentLinks: await componentLinks(context, {
      before: before.site,
      after: made.after.site,
      lost: redirects.map(({ from }) => from),
      pageAfter: (page) => pages.get(newPath(keyOf(page))),
    }),
  };
}

function newPathOf(moves: readonly Pick<FoundMove, 'from' | 'to'>[]): NewPath {
  return (path) => {
    const moved = moves.find(({ from }) => path === from || path.startsWith(`${from}/`));
    return moved ? `${moved.to}${path.slice(moved.from.length)}` : path;
  };
}

function clashOf(found: readonly FoundMove[]): Refusal | undefined {
  const targets = new Map<string, FoundMove>();
  for (const move of found) {
    const other = targets.get(move.to);
    if (other)
      return refuse(`both "${other.from}" and "${move.from}" would become "${move.to}"`, 'Choose another path for one of them.');
    targets.set(move.to, move);
  }
  return undefined;
}

function refusalOf({ obstacles, routes }: MovePlan, found: readonly FoundMove[]): Refusal | undefined {
  if (obstacles.length > 0) {
    const help =
      'Nothing was changed. Edit these lines so that they no longer refer to what you move, and then run the command again.';
    const obstacle = refuse(
      `${obstacles.length === 1 ? 'one reference' : `${obstacles.length} references`} cannot be rewritten`,
      help,
    );
    return { ...obstacle, obstacles } satisfies NonNullable<MoveResult['refusal']>;
  }
  for (const { from, to, route } of found) {
    const given = routes.get(from);
    if (route === undefined || given === undefined || routeKey(given) === routeKey(route)) continue;
    return refuse(
      `the page would be at "${given}" in "${to}", not at "${route}"`,
      'Its front matter or file name determines that. Give the new file, and change the `slug`.',
    );
  }
  return undefined;
}
