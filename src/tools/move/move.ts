// Moves pages with all links to them, and writes redirects, all or nothing.

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Context } from '#context/context';
import { textsOf } from '#files/frame-texts';
import { applyEdits, editsByFile, type FileEdit } from '#kit/text-edit';
import type { Diagnostic } from '#model/diagnostic';
import { ChangeFault, removeStale } from '#output/atomic-change';
import { moveWhole } from '#output/atomic-move';
import { splitMark } from '#output/source-guard';
import type { RunRequest } from '#session/run-request';
import type { ResolvedSite } from '#session/session';
import { type LockedSite, withSite } from '#session/with-site';
import type { MoveQuestion } from './find-move.ts';
import { type Moved, type MovedText, type MoveOptions, type MoveResult, type Refusal, refuse } from './move-result.ts';
import { ofLedger, planMoves } from './plan-moves.ts';
import type { FoundMove } from './refuse-move.ts';

export type Move = Pick<MoveResult, 'moved' | 'refusal' | 'diagnostics' | 'texts'>;

type Answer = { readonly moved?: Moved; readonly refusal?: Refusal; readonly found?: Faults };

interface Faults {
  readonly diagnostics: readonly Diagnostic[];
  readonly texts: MoveResult['texts'];
}

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
  const planned = await planMoves(context, resolved, [asked]);
  if (!planned) return {};
  if ('message' in planned) return { refusal: planned };
  const { found, edits, record, translations, newPath, redirects, unwritten, componentLinks } = planned;
  const [{ from, to, files }] = found as readonly [FoundMove];
  const texts = [
    ...(await Promise.all([...editsByFile(edits)].map((own) => editText(config.root, own, newPath)))),
    ...(record ? [record] : []),
  ];
  const moved = { from, to, files: files.length, translations, texts, redirects, unwritten, componentLinks };
  return { root: config.root, moved, faults: countFaults(reporter.list()) };
}

async function editText(
  root: string,
  [path, edits]: readonly [string, readonly FileEdit[]],
  newPath: (path: string) => string,
): Promise<MovedText> {
  const before = await readFile(join(root, path), 'utf8');
  const { mark, text } = splitMark(before);
  return { path, newPath: newPath(path), before, after: mark + applyEdits(text, edits), edits: edits.length };
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
    const message = 'the move would cause problems that the site does not have now';
    return { refusal: refuse(message, 'Nothing was changed.'), found };
  });
}

/** Disk faults are not the site's faults. */
async function attempt<T>(work: () => Promise<T>): Promise<T | Answer> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof ChangeFault) && !('errno' in Object(thrown))) throw thrown;
    const help = thrown instanceof ChangeFault ? thrown.help : 'Nothing was changed.';
    return { refusal: refuse(`the move failed: ${(thrown as Error).message}`, help) };
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
