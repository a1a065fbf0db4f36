// Output files to a folder: all of them or none, and never half a file.
import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Committed, OutputFile, Sink } from '#model/output';
import { makeFolders } from './make-folders.ts';
import { type Folders, isHtml, stageChanges } from './output-changes.ts';
import { areIntact } from './output-intact.ts';
import { readManifest, writeManifest } from './output-manifest.ts';
import { moveAll } from './output-moves.ts';
import { leftovers, removeStage, stageOf } from './output-stage.ts';
import { stampMoved } from './output-stamps.ts';
import { checkWays, isInside, Obstacle, parentsOf } from './output-way.ts';
import { helpOfWriteFault, reasonOfWriteFault } from './write-fault.ts';

/** The output could not be written. What stood there before stands there still. */
export class OutputFault extends Error {
  override readonly name = 'OutputFault';
  readonly help: string;

  constructor(cause: unknown) {
    super(cause instanceof Obstacle ? cause.message : reasonOfWriteFault(cause), { cause });
    this.help = cause instanceof Obstacle ? cause.help : helpOfWriteFault(cause, '--out-dir');
  }
}

/**
 * Writes what differs into a stage inside `folder`, then moves it into place: assets before pages, so that no page names
 * a file that is not there, and files that are no longer made go last. `manifest` is the file that remembers which files
 * are ours, and what they were: only those are ever deleted, and only what differs from it is looked at.
 */
export function diskSink(folder: string, manifest: string): Sink {
  return {
    async commit(files, isSound = () => true) {
      const stage = stageOf(folder);
      let made: string | undefined;
      let done: Committed | undefined;
      try {
        made = makeFolders(folder);
        leftovers(folder).forEach(removeStage);
        done = await replace({ folder, stage, manifest, isSound }, files);
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

const nothing: Committed = { written: 0, removed: 0, state: '' };

interface Replacing extends Pick<Folders, 'folder' | 'stage'> {
  readonly manifest: string;
  readonly isSound: () => boolean | Promise<boolean>;
}

/** Undefined when what was made is not sound. */
async function replace(replacing: Replacing, files: readonly OutputFile[]): Promise<Committed | undefined> {
  const { folder, stage, manifest } = replacing;
  const { entries: known } = readManifest(manifest);
  const changes = await stageChanges({ folder, stage, known }, files);
  const { staged, entries } = changes;
  if (!(await replacing.isSound())) return undefined;
  // Pages first: they may name files that go after them.
  const stale = [...known.keys()].filter((path) => !entries.has(path)).sort((a, b) => Number(isHtml(b)) - Number(isHtml(a)));
  checkWays(
    folder,
    staged.map(({ path }) => path),
    new Set(known.keys()),
  );
  if (staged.length + stale.length === 0) {
    return { written: 0, removed: 0, state: keepList(manifest, entries.values()) };
  }
  // Should this process end in the midst of what follows, the next one still knows every file that is ours.
  keepList(manifest, new Map([...entries, ...known]).values());
  // From here on only names change: no space is needed, and each step is atomic.
  try {
    moveAll({ to: folder, kept: stage }, staged);
  } catch (thrown) {
    attempt(() => writeManifest(manifest, known.values()));
    throw thrown;
  }
  for (const path of stale) attempt(() => remove(folder, path));
  const stamped = await stampMoved(folder, stage, changes);
  // The output is whole, and the longer list stands: without this one the next build has more to look at.
  const state = attempt(() => writeManifest(manifest, stamped)) ?? '';
  return { written: staged.length, removed: stale.length, state };
}

function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

function keepList(...[manifest, entries]: Parameters<typeof writeManifest>): string {
  try {
    return writeManifest(manifest, entries);
  } catch (cause) {
    throw new Obstacle(
      `the list of its files cannot be kept: ${reasonOfWriteFault(cause)}`,
      helpOfWriteFault(cause, '--out-dir'),
    );
  }
}

/** Throws where a folder of the user's has taken its place, or it is in use: then it stays. */
function remove(folder: string, path: string): void {
  if (!isInside(folder, path)) return;
  rmSync(join(folder, path), { force: true });
  for (const parent of parentsOf(path).toReversed()) {
    if (readdirSync(join(folder, parent)).length > 0) return;
    rmdirSync(join(folder, parent));
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
