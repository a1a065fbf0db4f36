// Output files to a folder: all of them or none, and never half a file.
import { rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Committed, OutputFile, Sink } from '#model/output';
import { makeFolders } from './make-folders.ts';
import { type Folders, isHtml, stageChanges } from './output-changes.ts';
import { ownFiles } from './output-files.ts';
import { type Guard, guardFirstBuild, guardLaterBuild } from './output-guard.ts';
import { areIntact } from './output-intact.ts';
import { listEntries, listName, printList, readList, stageList } from './output-list.ts';
import { readManifest, writeManifest } from './output-manifest.ts';
import { moveAll } from './output-moves.ts';
import { removeFiles, unremovable } from './output-removal.ts';
import { leftovers, removeStage, stageOf } from './output-stage.ts';
import { stampMoved } from './output-stamps.ts';
import { checkWays, Obstacle } from './output-way.ts';
import { helpOfWriteFault, reasonOfWriteFault } from './write-fault.ts';

/** The output could not be written. What stood there before stands there still. */
export class OutputFault extends Error {
  override readonly name = 'OutputFault';
  readonly help: string;
  readonly code: Obstacle['code'];

  constructor(cause: unknown) {
    super(cause instanceof Obstacle ? cause.message : reasonOfWriteFault(cause), { cause });
    this.code = cause instanceof Obstacle ? cause.code : 'emit/cannot-write';
    this.help = cause instanceof Obstacle ? cause.help : helpOfWriteFault(cause, '--out-dir');
  }
}

/**
 * Writes what differs into a stage inside `folder`, then moves it into place: assets before pages, so that no page names
 * a file that is not there, and files that are no longer made go last. A list in the folder says which files are ours: only
 * those are ever deleted. `manifest` is the file that remembers what they were: only what differs from it is looked at.
 */
export function diskSink(folder: string, manifest: string, guard: Guard): Sink {
  return {
    async commit(files, isSound = () => true) {
      const stage = stageOf(folder);
      let made: string | undefined;
      let done: Committed | undefined;
      try {
        made = makeFolders(folder);
        leftovers(folder).forEach(removeStage);
        done = await replace({ folder, stage, manifest, guard, isSound }, files);
        return done ?? nothing;
      } catch (thrown) {
        // Anything but the disk's refusal is a fault of ours.
        throw thrown instanceof Obstacle || 'errno' in Object(thrown) ? new OutputFault(thrown) : thrown;
      } finally {
        removeStage(stage);
        if (done === undefined && made !== undefined) removeEmpty(folder, made);
      }
    },
    holds(state) {
      const kept = readManifest(manifest);
      return state !== '' && kept.state === state && areIntact(folder, kept);
    },
  };
}

const nothing: Committed = { written: 0, removed: 0, left: [], state: '' };

interface Replacing extends Pick<Folders, 'folder' | 'stage'> {
  readonly manifest: string;
  readonly guard: Guard;
  readonly isSound: NonNullable<Parameters<Sink['commit']>[1]>;
}

/** Undefined when what was made is not sound. */
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
  // Pages first: they may name files that go after them.
  const stale = [...own].filter((path) => !entries.has(path)).sort((a, b) => Number(isHtml(b)) - Number(isHtml(a)));
  if (!replacing.isSound(unremovable(folder, stale))) return undefined;
  const targets = staged.map(({ path }) => path);
  guardLaterBuild(folder, targets, own, guard);
  checkWays(folder, [...targets, listName], new Set([...own, listName]));
  const printed = printList(entries.keys());
  if (staged.length + stale.length === 0 && list?.text === printed) {
    return { ...nothing, state: keepRecord(manifest, [...entries.values(), ...listEntries(folder, printed)]) };
  }
  // Should this process end in the midst of what follows, the next one still knows every file that is ours.
  const union = printList([...entries.keys(), ...own]);
  const lists = union === list?.text ? [] : [stageList(stage, union)];
  // From here on only names change: no space is needed, and each step is atomic.
  moveAll({ to: folder, kept: stage }, [...lists, ...staged]);
  const left = removeFiles(folder, stale);
  const kept = left.length === 0 ? printed : printList([...entries.keys(), ...left.map(({ path }) => path)]);
  // Without it the longer list stands, and the next build has more to look at.
  if (kept !== union) attempt(() => moveAll({ to: folder, kept: stage }, [stageList(stage, kept)]));
  const stamped = await stampMoved(folder, stage, changes);
  const stuck = left.map(({ path }) => ({ path, key: '', hash: '', stamp: '', racy: true }));
  const state = keepRecord(manifest, [...stamped, ...stuck, ...listEntries(folder, kept)]);
  // What is left is tried again by the next build, and told of again.
  return { written: staged.length, removed: stale.length - left.length, left, state: left.length === 0 ? state : '' };
}

/** A cache that cannot be written has been told of; the next build looks at every file. */
function keepRecord(...[manifest, entries]: Parameters<typeof writeManifest>): string {
  return attempt(() => writeManifest(manifest, entries)) ?? '';
}

function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

/** The folders that were made for nothing, from `folder` up to `made`. */
function removeEmpty(folder: string, made: string): void {
  for (let path = folder; ; path = dirname(path)) {
    try {
      rmdirSync(path);
    } catch {
      return;
    }
    if (path === made) return;
  }
}
