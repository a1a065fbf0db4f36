// Moves pages with all links to them, and writes redirects, all or nothing.

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Context } from '#context/context';
import { textsOf } from '#files/frame-texts';
import type { Diagnostic } from '#model/diagnostic';
import { routeKey } from '#model/route';
import { ChangeFault, removeStale } from '#output/atomic-change';
import { moveWhole } from '#output/atomic-move';
import { resolveOpenly } from '#pipeline/3-resolve/resolve';
import type { RunRequest } from '#session/run-request';
import type { ResolvedSite } from '#session/session';
import { type LockedSite, withSite } from '#session/with-site';
import { findMove, type MoveQuestion } from './find-move.ts';
import { type Moved, type MovedText, type MoveOptions, type MoveResult, type Refusal, refuse } from './move-result.ts';
import { type MovePlan, planMove } from './plan-move.ts';
import type { FoundMove } from './refuse-move.ts';
import { movedRecord, planTranslated } from './translated-moves.ts';

export type Move = Pick<MoveResult, 'moved' | 'refusal' | 'diagnostics' | 'texts'>;

type Answer = { readonly moved?: Moved; readonly refusal?: Refusal; readonly found?: Faults };

interface Faults {
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: MoveResult['texts'];
}

/** Faults that existed before do not block the move. */
const ofLedger = ['resolve/lost-address', 'resolve/lost-anchor', 'resolve/invalid-ledger', 'resolve/edited-ledger'];

export async function move(request: RunRequest, { from, to, cwd = '.', dryRun = false }: MoveOptions): Promise<Move> {
  const asked: MoveQuestion = { from, to, cwd: resolve(cwd) };
  const { reporter } = request;
  const answer = await withSite(request, async (site): Promise<Answer | undefined> => {
    const stopped = dryRun ? undefined : await attempt(() => removeStale(site.root));
    if (stopped && 'refusal' in stopped) return stopped;
    const planned = await site.resolved((context, resolved) => plan(context, resolved, asked));
    if (!planned || !('faults' in planned) || dryRun) return planned;
    return carryOut(request, site, planned);
  });
  const { moved, refusal, found } = answer ?? {};
  const errors = reporter.list().filter(({ severity, code }) => severity === 'error' && !ofLedger.includes(code));
  return { moved, refusal, diagnostics: found?.diagnostics ?? errors, texts: found?.texts ?? {} };
}

interface Planned {
  readonly root: string;
  readonly moved: Moved;
  /** Before the move. */
  readonly faults: FaultCounts;
}

async function plan(context: Context, resolved: ResolvedSite, asked: MoveQuestion): Promise<Planned | Answer> {
  const { reporter, config } = context;
  const { languages } = await resolved.translated();
  const known = reporter.list();
  if (known.some(({ severity, code }) => severity === 'error' && !ofLedger.includes(code))) return {};
  const found = await findMove(context, resolved, asked);
  if ('message' in found) return { refusal: found };
  const { from, to, files, isFolder } = found;
  const newPath = (path: string): string => {
    if (path === from) return to;
    return isFolder && path.startsWith(`${from}/`) ? `${to}${path.slice(from.length)}` : path;
  };
  const { value: before } = await reporter.capture(() => resolveOpenly(context, resolved.sources, resolved.documents));
  const made = await planMove(context, before, { files, newPath }, resolveOpenly);
  const translated = await planTranslated(languages, found, newPath);
  const refusal = refusalOf({ ...made, obstacles: [...made.obstacles, ...translated.obstacles] }, found);
  if (refusal) return { refusal };
  const { moves } = translated;
  const anyPath = (path: string): string => {
    const moved = moves.find((one) => path === one.from || path.startsWith(`${one.from}/`));
    return moved ? `${moved.to}${path.slice(moved.from.length)}` : newPath(path);
  };
  const edited = [...textEdits(made.edits), ...textEdits(translated.edits)];
  const record = movedRecord(context, newPath);
  const texts = [
    ...(await Promise.all(edited.map((edits) => editText(config.root, edits, anyPath)))),
    ...(record ? [record] : []),
  ];
  const { redirects, unwritten } = made;
  const moved = { from, to, files: files.length, translations: moves, texts, redirects, unwritten };
  return { root: config.root, moved, faults: countFaults(known) };
}

function refusalOf({ obstacles, routes }: MovePlan, { from, to, route }: FoundMove): Refusal | undefined {
  if (obstacles.length > 0) {
    const help = 'Nothing was changed. Change these places by hand, so that they do not name what moves, and move then.';
    return {
      ...refuse(`${obstacles.length === 1 ? 'one place' : `${obstacles.length} places`} cannot be rewritten`, help),
      obstacles,
    };
  }
  const given = routes.get(from);
  if (route === undefined || given === undefined || routeKey(given) === routeKey(route)) return undefined;
  return refuse(
    `the page would be at "${given}" in "${to}", not at "${route}"`,
    'Its front matter decides that, or the name of its file. Name the file that it is to be, and change the `slug`.',
  );
}

type Edits = MovePlan['edits'];

function textEdits(edits: Edits): readonly Edits[] {
  const byFile = new Map<string, Edits>();
  for (const edit of edits) byFile.set(edit.file, [...(byFile.get(edit.file) ?? []), edit]);
  return [...byFile.values()];
}

async function editText(root: string, edits: Edits, newPath: (path: string) => string): Promise<MovedText> {
  const path = edits[0]?.file ?? '';
  const before = await readFile(join(root, path), 'utf8');
  const mark = before.startsWith('\uFEFF') ? 1 : 0;
  let after = before;
  for (const { start, end, text } of edits.toReversed()) after = after.slice(0, start + mark) + text + after.slice(end + mark);
  return { path, newPath: newPath(path), before, after, edits: edits.length };
}

/** Resolves the site again when all is in place; any new fault reverts the move. */
async function carryOut({ reporter, signal }: RunRequest, site: LockedSite, { root, moved, faults }: Planned): Promise<Answer> {
  let found: Faults = { diagnostics: [], texts: {} };
  const isSound = async (): Promise<boolean> => {
    const told = reporter.anew();
    await site.resolved((_, { translated }) => translated(), told);
    const diagnostics = newFaults(expected(faults, moved), told.list());
    found = { diagnostics, texts: await textsOf(diagnostics, root) };
    return diagnostics.length === 0;
  };
  return attempt(async () => {
    const { from, to, translations, texts } = moved;
    if (await moveWhole(root, { moves: [{ from, to }, ...translations], texts }, signal, isSound)) return { moved };
    const message = 'the site would have faults that it does not have now';
    return { refusal: refuse(message, 'Nothing was changed: all is as it was.'), found };
  });
}

/** Disk faults are not the site's faults. */
async function attempt<T>(work: () => Promise<T>): Promise<T | Answer> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof ChangeFault) && !('errno' in Object(thrown))) throw thrown;
    const help = thrown instanceof ChangeFault ? thrown.help : 'Nothing was changed.';
    return { refusal: refuse(`the move cannot be made: ${(thrown as Error).message}`, help) };
  }
}

/** How often a site has each fault, by its code. */
export type FaultCounts = ReadonlyMap<string, number>;

/** Counts faults by code, since messages name files, which have moved. Counts warnings only if they concern links. */
export function countFaults(diagnostics: readonly Diagnostic[]): FaultCounts {
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** Includes addresses of the ledger that must be redirected by hand, which the result lists. */
export function expected(faults: FaultCounts, { unwritten }: Moved): FaultCounts {
  const code = 'resolve/lost-address';
  return new Map([...faults, [code, (faults.get(code) ?? 0) + unwritten.length]]);
}

export function newFaults(before: FaultCounts, now: readonly Diagnostic[]): readonly Diagnostic[] {
  const counts = countFaults(now);
  return now.filter(({ code, severity }) => {
    const counted = severity === 'error' || (severity === 'warning' && code.startsWith('resolve/'));
    return counted && (counts.get(code) ?? 0) > (before.get(code) ?? 0);
  });
}
