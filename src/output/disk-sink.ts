// Writes output files to a folder atomically: all of them or none, and never half a file.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRacy, stampOf, tickOf } from '#files/stamp';
import { attempt } from '#model/attempt';
import type { Committed, OutputFile, Sink } from '#model/output';
import { type Changes, type Folders, isHtml, stageChanges } from './changes.ts';
import { areIntact } from './intact.ts';
import { moveAll } from './moves.ts';
import { isOutputRefusal } from './output-fault.ts';
import { ownFiles } from './output-files.ts';
import { listEntries, listName, printList, readList, stageList } from './output-list.ts';
import { type Entry, readManifest, writeManifest } from './output-manifest.ts';
import { type Guard, guardFirstBuild, guardLaterBuild } from './overwrite-guard.ts';
import { checkPaths } from './path-guard.ts';
import { removeEmptyFolders, removeFiles, unremovable } from './removal.ts';
import { clockOf, stageOf } from './stage.ts';
import { nothing, withStage } from './staged-work.ts';
import { UndoFault } from './undo.ts';

/**
 * Writes changed files to a staging folder inside `folder`, then moves them into place: assets before pages, so that no page
 * names a missing file; obsolete files are removed last. A list in the folder says which files are ours: only those are ever
 * deleted. `manifest` is the file that records the last output: only what differs from it is read.
 */
export function diskSink(folder: string, manifest: string, guard: Guard): Sink {
  return {
    commit(files, isSound = () => true) {
      const stage = stageOf(folder);
      return withStage(folder, stage, async (hadLeftovers) => {
        // A killed build may have left empty folders.
        if (hadLeftovers) removeEmptyFolders(folder);
        return replace({ folder, stage, manifest, guard, isSound }, files);
      });
    },
    holds(state) {
      const kept = readManifest(manifest);
      return state !== '' && kept.state === state && areIntact(folder, kept);
    },
  };
}

interface Replacing extends Pick<Folders, 'folder' | 'stage'> {
  readonly manifest: string;
  readonly guard: Guard;
  readonly isSound: NonNullable<Parameters<Sink['commit']>[1]>;
}

/** Undefined when the generated files are faulty. */
async function replace(replacing: Replacing, files: readonly OutputFile[]): Promise<Committed | undefined> {
  const { folder, stage, manifest, guard } = replacing;
  const record = readManifest(manifest);
  const list = readList(folder);
  const own = ownFiles(folder, list, record);
  if (list === undefined && own.size === 0) {
    guardFirstBuild(
      folder,
      files.map(({ path }) => path),
      guard,
    );
  }
  const changes = await stageChanges({ folder, stage, known: record.entries }, files);
  const { staged, entries } = changes;
  // Removes pages first, because they may name files that are removed after them.
  const stale = [...own].filter((path) => !entries.has(path)).sort((a, b) => Number(isHtml(b)) - Number(isHtml(a)));
  if (!(await replacing.isSound(unremovable(folder, stale)))) return undefined;
  const targets = staged.map(({ path }) => path);
  guardLaterBuild(folder, targets, own, guard);
  checkPaths(folder, [...targets, listName], new Set([...own, listName]));
  const printed = printList(entries.keys());
  if (staged.length + stale.length === 0 && list?.text === printed) {
    return { ...nothing, state: keepRecord(manifest, [...entries.values(), ...listEntries(folder, printed)]) };
  }
  // If this process is killed midway, the next one still knows every file that is ours.
  const union = printList([...entries.keys(), ...own]);
  const lists = union === list?.text ? [] : [stageList(stage, union)];
  // From here on files are only renamed: no space is needed, and each step is atomic.
  try {
    moveAll({ to: folder, kept: stage }, [...lists, ...staged]);
  } catch (thrown) {
    // Files that could not be rolled back are ours, too.
    if (thrown instanceof UndoFault) attempt(() => moveAll({ to: folder, kept: stage }, [stageList(stage, union)]));
    throw thrown;
  }
  const left = removeFiles(folder, stale);
  const kept = left.length === 0 ? printed : printList([...entries.keys(), ...left.map(({ path }) => path)]);
  // If this fails, the longer list stays, and the next build has more to check.
  if (kept !== union) attempt(() => moveAll({ to: folder, kept: stage }, [stageList(stage, kept)]));
  const stuck = left.map(({ path }) => ({ path, key: '', hash: '', stamp: '', racy: true }));
  // The output is in place: if the disk fails now, the next build only has to check every file.
  const stamped = await stampMoved(folder, stage, changes).catch(unlessRefused);
  const listed = attempt(() => listEntries(folder, kept));
  const state = stamped && listed ? keepRecord(manifest, [...stamped, ...stuck, ...listed]) : '';
  // The next build tries again to remove what is left, and reports it again.
  return {
    written: staged.length,
    removed: filesOf(stale) - filesOf(left.map(({ path }) => path)),
    left,
    state: left.length === 0 ? state : '',
  };
}

function filesOf(paths: readonly string[]): number {
  return paths.filter((path) => !path.endsWith('/')).length;
}

/** A cache that cannot be written was reported before; the next build checks every file. */
function keepRecord(...[manifest, entries]: Parameters<typeof writeManifest>): string {
  return attempt(() => writeManifest(manifest, entries)) ?? '';
}

function unlessRefused(thrown: unknown): undefined {
  if (!isOutputRefusal(thrown)) throw thrown;
}

/** How many files a later build can hash in a millisecond. */
const hashesInTime = 10;

/**
 * The manifest entries with the stamps of the moved files. Waits for the disk's clock to advance where that saves a later build
 * more time.
 */
async function stampMoved(folder: string, stage: string, changes: Changes): Promise<readonly Entry[]> {
  const stamped = stampAll(folder, changes, clockOf(stage));
  const racy = stamped.filter(({ path, racy }) => racy && changes.stamps.has(path)).length;
  const tick = [...changes.stamps.values()].map(({ changed }) => tickOf(changed)).reduce((a, b) => Math.min(a, b), 2000);
  if (racy <= tick * hashesInTime) return stamped;
  await wait(tick + 10);
  return stampAll(folder, changes, clockOf(stage));
}

function stampAll(folder: string, { entries, stamps }: Changes, now: bigint): readonly Entry[] {
  return [...entries.values()].map((entry) => {
    const staged = stamps.get(entry.path);
    if (staged === undefined) return entry;
    const stamp = stampOf(join(folder, entry.path));
    // Somebody else has written to the file in the meantime: the next build checks it.
    if (stamp?.written !== staged.written) return entry;
    return { ...entry, stamp: stamp.text, racy: isRacy(stamp, now) };
  });
}
