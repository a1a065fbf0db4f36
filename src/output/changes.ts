// Finds the files of a site that differ from those in the output folder, and stages them beside it.
import { accessSync, constants, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { digestOfFile } from '#files/digest';
import { makeFolders } from '#files/replace-file';
import { clock, isRacy, type Stamp, stampOf } from '#files/stamp';
import type { OutputContent, OutputFile, Piece } from '#model/output';
import { compareText } from '#model/place';
import { isIntact, presentHash } from './intact.ts';
import type { Staged } from './moves.ts';
import type { Entry } from './output-manifest.ts';
import { type Kind, kindsIn, Obstacle } from './path-guard.ts';
import { openPieces } from './pieces.ts';

export interface Changes {
  /** In the order in which they will be moved: HTML last. */
  readonly staged: readonly Staged[];
  /** All files of the new output, by path. Those of staged files have no stamp yet. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The stamps of the staged files before they are moved, by path. */
  readonly stamps: ReadonlyMap<string, Stamp>;
}

export interface Folders {
  readonly folder: string;
  /** Created when it is needed. */
  readonly stage: string;
  /** The manifest entries of the last build. */
  readonly known: ReadonlyMap<string, Entry>;
}

/** Reads and generates only the files whose key or stamp differs from the manifest. */
export async function stageChanges(folders: Folders, files: readonly OutputFile[]): Promise<Changes> {
  const staging: Staging = {
    ...folders,
    staged: [],
    entries: new Map(),
    stamps: new Map(),
    kindIn: kindsIn(folders.folder),
    makeStage: once(() => void makeFolders(folders.stage)),
  };
  const now = clock();
  const open = files.filter((file) => {
    const entry = folders.known.get(file.path);
    if (!entry || !isOf(entry, file) || !isIntact(folders.folder, entry, now)) return true;
    staging.entries.set(file.path, entry);
    return false;
  });
  const limit = pLimit(16);
  const results = await Promise.allSettled(open.map((file, index) => limit(stageOne, staging, file, `new-${index}`)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return {
    ...staging,
    staged: staging.staged.sort((a, b) => Number(isHtml(a.path)) - Number(isHtml(b.path)) || compareText(a.path, b.path)),
  };
}

interface Staging extends Folders {
  readonly staged: Staged[];
  readonly entries: Map<string, Entry>;
  readonly stamps: Map<string, Stamp>;
  readonly kindIn: (path: string) => Kind;
  readonly makeStage: () => void;
}

function once(step: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) step();
    isDone = true;
  };
}

async function stageOne(staging: Staging, file: OutputFile, name: string): Promise<void> {
  const { path, key, content } = file;
  const now = clock();
  const entry = staging.known.get(path);
  const stamp = staging.kindIn(path) === 'file' ? stampOf(join(staging.folder, path)) : undefined;
  const there = stamp && presentHash(staging.folder, path, stamp, entry);
  const keep = (hash: string): void => {
    if (stamp) staging.entries.set(path, { path, key, hash, stamp: stamp.text, racy: isRacy(stamp, now) });
  };
  const wanted = 'copyOf' in content ? key : entry && isOf(entry, file) ? entry.hash : undefined;
  if (there !== undefined && there === wanted) return keep(there);
  if ('copyOf' in content) return stage(staging, file, name, key, (target) => copy(content.copyOf, target, key));
  const pieces = openPieces(join(staging.stage, name), staging.makeStage);
  let isStaged = false;
  try {
    if (!(await pour(content, pieces.add))) return;
    const hash = pieces.hash();
    if (there === hash) return keep(hash);
    stage(staging, file, name, hash, pieces.write);
    isStaged = true;
  } finally {
    if (!isStaged) pieces.discard();
  }
}

async function pour(content: Exclude<OutputContent, { copyOf: string }>, add: (piece: Piece) => void): Promise<boolean> {
  if ('pour' in content) return content.pour(add);
  add('bytes' in content ? content.bytes : await content.make());
  return true;
}

function stage(
  { stage, ...staging }: Staging,
  { path, key }: OutputFile,
  name: string,
  hash: string,
  write: (target: string) => void,
): void {
  staging.makeStage();
  const target = join(stage, name);
  write(target);
  const stamp = stampOf(target);
  if (stamp) staging.stamps.set(path, stamp);
  staging.entries.set(path, { path, key, hash, stamp: '', racy: true });
  staging.staged.push({ path, file: target });
}

/** An empty key matches nothing. */
function isOf(entry: Entry, { key }: OutputFile): boolean {
  return key !== '' && entry.key === key;
}

export function isHtml(path: string): boolean {
  return path.endsWith('.html');
}

/** Throws an obstacle where the original is at fault. */
function copy(original: string, target: string, hash: string): void {
  refuseUnreadable(original);
  copyFileSync(original, target, constants.COPYFILE_FICLONE);
  if (digestOfFile(target) !== hash) throw changedWhileCopied(original);
}

/** Throws an obstacle. */
export function refuseUnreadable(original: string): void {
  try {
    accessSync(original, constants.R_OK);
  } catch {
    throw new Obstacle(
      `"${original}", which should be copied, cannot be read`,
      'Check that it exists and that the current user may read it.',
    );
  }
}

export function changedWhileCopied(original: string): Obstacle {
  return new Obstacle(`"${original}" was changed while it was being copied`, 'Run the build again.');
}
