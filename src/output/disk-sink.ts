// Output files to a folder: all of them or none, and never half a file.
import { basename } from 'node:path';
import { makeFolders, unmakeFolders } from '#files/make-folders';
import type { Committed, OutputFile, Sink, Unremoved } from '#model/output';
import { type Folders, isHtml, stageChanges } from './changes.ts';
import { areIntact } from './intact.ts';
import { moveAll } from './moves.ts';
import { isOutputRefusal, OutputFault } from './output-fault.ts';
import { ownFiles } from './output-files.ts';
import { listEntries, listName, printList, readList, stageList } from './output-list.ts';
import { readManifest, writeManifest } from './output-manifest.ts';
import { type Guard, guardFirstBuild, guardLaterBuild } from './overwrite-guard.ts';
import { checkWays } from './path-guard.ts';
import { removeEmptyFolders, removeFiles, unremovable } from './removal.ts';
import { leftovers, removeStage, stageOf } from './stage.ts';
import { stampMoved } from './stamps.ts';
import { UndoFault } from './undo.ts';

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
      const takeBack = (): void => {
        removeStage(stage);
        if (done === undefined && made !== undefined) unmakeFolders(folder, made);
      };
      // Code of a plugin that makes a file may be stopped, and this process with it.
      process.once('exit', takeBack);
      try {
        made = makeFolders(folder);
        const stale = leftovers(folder);
        const old = stale.filter((left) => !removeStage(left));
        // A build that was killed may have made folders and put nothing into them.
        if (stale.length > 0) removeEmptyFolders(folder);
        done = await replace({ folder, stage, manifest, guard, isSound }, files);
        if (done === undefined) return nothing;
        const stages = removeStage(stage) ? old : [...old, stage];
        return { ...done, left: [...done.left, ...stages.map(leftStage)], state: stages.length === 0 ? done.state : '' };
      } catch (thrown) {
        // Anything but the disk's refusal is a fault of ours.
        throw isOutputRefusal(thrown) ? new OutputFault(thrown, removeStage(stage) ? [] : [basename(stage)]) : thrown;
      } finally {
        process.off('exit', takeBack);
        takeBack();
      }
    },
    holds(state) {
      const kept = readManifest(manifest);
      return state !== '' && kept.state === state && areIntact(folder, kept);
    },
  };
}

const nothing: Committed = { written: 0, removed: 0, left: [], state: '' };

function leftStage(stage: string): Unremoved {
  return { path: basename(stage), reason: 'the disk refused to delete the folder in which a build has worked' };
}

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
  if (!(await replacing.isSound(unremovable(folder, stale)))) return undefined;
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
  try {
    moveAll({ to: folder, kept: stage }, [...lists, ...staged]);
  } catch (thrown) {
    // Files that could not be taken back are ours, too.
    if (thrown instanceof UndoFault) attempt(() => moveAll({ to: folder, kept: stage }, [stageList(stage, union)]));
    throw thrown;
  }
  const left = removeFiles(folder, stale);
  const kept = left.length === 0 ? printed : printList([...entries.keys(), ...left.map(({ path }) => path)]);
  // Without it the longer list stands, and the next build has more to look at.
  if (kept !== union) attempt(() => moveAll({ to: folder, kept: stage }, [stageList(stage, kept)]));
  const stuck = left.map(({ path }) => ({ path, key: '', hash: '', stamp: '', racy: true }));
  // The output is in place: a disk that fails now costs the next build a look at every file.
  const stamped = await stampMoved(folder, stage, changes).catch(unlessRefused);
  const listed = attempt(() => listEntries(folder, kept));
  const state = stamped && listed ? keepRecord(manifest, [...stamped, ...stuck, ...listed]) : '';
  // What is left is tried again by the next build, and told of again.
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

/** A cache that cannot be written has been told of; the next build looks at every file. */
function keepRecord(...[manifest, entries]: Parameters<typeof writeManifest>): string {
  return attempt(() => writeManifest(manifest, entries)) ?? '';
}

function unlessRefused(thrown: unknown): undefined {
  if (!isOutputRefusal(thrown)) throw thrown;
}

/** Undefined where the disk refuses. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
