// Journals an atomic move, and rolls back one that a killed process left unfinished.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '#files/digest';

/**
 * The journal in the staging folder, present from before the first file moves until the move is verified. Paths are relative to
 * the root.
 */
export interface Journal {
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** Folders that are created for it, outer ones first. */
  readonly made: readonly string[];
  /** The text with this index is in `new-0` until it is moved into place, and the text that it replaces in `old-0`. */
  readonly texts: readonly { readonly path: string; readonly after: string }[];
}

const file = 'journal.json';

export function openJournal(
  stage: string,
  { texts, ...moved }: Omit<Journal, 'texts'> & { readonly texts: readonly { readonly path: string; readonly after: string }[] },
): void {
  const journal: Journal = { ...moved, texts: texts.map(({ path, after }) => ({ path, after: digestOf(after) })) };
  writeFileSync(join(stage, `${file}.new`), JSON.stringify(journal));
  renameSync(join(stage, `${file}.new`), join(stage, file));
}

export function closeJournal(stage: string): void {
  rmSync(join(stage, file), { force: true });
}

/** Returns a file that somebody has changed since, and then does nothing. What was restored by hand stays as it is. */
export function rollBack(root: string, stage: string): string | undefined {
  if (!existsSync(join(stage, file))) return undefined;
  const { moves, made, texts } = JSON.parse(readFileSync(join(stage, file), 'utf8')) as Journal;
  const done = moves.filter(({ from, to }) => !existsSync(join(root, from)) && existsSync(join(root, to)));
  const now = (path: string): string => {
    const moved = done.find(({ from }) => path === from || path.startsWith(`${from}/`));
    return join(root, moved ? `${moved.to}${path.slice(moved.from.length)}` : path);
  };
  const replaced = texts.flatMap(({ path, after }, index) => {
    const old = join(stage, `old-${index}`);
    if (existsSync(join(stage, `new-${index}`)) || !existsSync(old)) return [];
    const text = existsSync(now(path)) ? readFileSync(now(path), 'utf8') : undefined;
    return text === readFileSync(old, 'utf8') ? [] : [{ path, old, isOurs: text !== undefined && digestOf(text) === after }];
  });
  const changed = replaced.find(({ isOurs }) => !isOurs);
  if (changed) return changed.path;
  for (const { path, old } of replaced) renameSync(old, now(path));
  for (const { from, to } of done.toReversed()) {
    mkdirSync(dirname(join(root, from)), { recursive: true });
    renameSync(join(root, to), join(root, from));
  }
  for (const folder of made.toReversed()) {
    const path = join(root, folder);
    if (existsSync(path) && readdirSync(path).length === 0) rmdirSync(path);
  }
  return undefined;
}
