// Keeps the journal by which a change of several files is undone after a crash.
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '#files/digest';
import { compareText } from '#model/place';
import { backupOf, type Staged } from './moves.ts';
import { parentsOf } from './path-guard.ts';

/** The journal in the staging folder of a change, present while files are being moved. Paths are relative to the root. */
interface Journal {
  /** In the order in which they are moved. */
  readonly changes: readonly {
    readonly path: string;
    /** What is new at the path, and what was there before. */
    readonly after: string;
    readonly before: string | undefined;
  }[];
  /** Folders that are created for them, outer ones first. */
  readonly made: readonly string[];
}

const file = 'changes.json';

export function openChangeJournal(root: string, stage: string, staged: readonly Staged[]): void {
  const changes = staged.map(({ path, file: next }) => ({ path, after: marksOf(next) ?? '', before: marksOf(join(root, path)) }));
  const parents = new Set(staged.flatMap(({ path }) => parentsOf(path)));
  const made = [...parents].filter((parent) => !existsSync(join(root, parent)));
  writeFileSync(join(stage, `${file}.new`), JSON.stringify({ changes, made } satisfies Journal));
  renameSync(join(stage, `${file}.new`), join(stage, file));
}

export function closeChangeJournal(stage: string): void {
  rmSync(join(stage, file), { force: true });
}

/** Returns a path that somebody has changed since, and then does nothing. */
export function rollBackChange(root: string, stage: string): string | undefined {
  if (!existsSync(join(stage, file))) return undefined;
  const { changes, made } = JSON.parse(readFileSync(join(stage, file), 'utf8')) as Journal;
  const moved = changes.flatMap(({ path, after, before }, index) => {
    const next = join(stage, `new-${index}`);
    const marks = existsSync(next) ? undefined : marksOf(join(root, path));
    return marks === undefined || marks === before
      ? []
      : [{ path, next, backup: backupOf(stage, index), isOurs: marks === after }];
  });
  const changed = moved.find(({ isOurs }) => !isOurs);
  if (changed) return changed.path;
  for (const { path, next, backup } of moved.toReversed()) {
    if (existsSync(backup)) renameSync(backup, join(root, path));
    else renameSync(join(root, path), next);
  }
  for (const folder of made.toReversed()) {
    const path = join(root, folder);
    if (existsSync(path) && readdirSync(path).length === 0) rmdirSync(path);
  }
  return undefined;
}

/** The sizes and times of a file, or of all files in a folder. Moving does not change them. Undefined where nothing exists. */
function marksOf(path: string): string | undefined {
  const found = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (!found.isDirectory()) return `${found.size} ${found.mtimeNs / 1_000_000n}`;
  const names = readdirSync(path).sort(compareText);
  return digestOf(names.map((name) => `${name} ${marksOf(join(path, name))}\n`).join(''));
}
