// Reads and prints the list, inside an output folder, of the files there that slodocs has made.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '#files/digest';
import { makeFolders } from '#files/replace-file';
import { clock, isRacy, stampOf } from '#files/stamp';
import type { Staged } from './moves.ts';
import type { Entry } from './output-manifest.ts';
import { kindOf } from './path-guard.ts';

/** In the output folder. Nothing that a site makes may have this path. */
export const listName = '.slodocs-output';

/** The first word of the list, with the version of its format. */
const format = 'slodocs-output-1';

const head = `${format}
# Made by slodocs: digests of the paths of the files that it has put into this folder.
# Keep it beside them: by it the next build knows what it may replace and remove.
`;

export interface OutputList {
  readonly text: string;
  /** SHA-256 of the text. */
  readonly hash: string;
  has(path: string): boolean;
}

/** Undefined where there is none. Damaged lines are ignored. */
export function readList(folder: string): OutputList | undefined {
  const file = join(folder, listName);
  if (kindOf(file) !== 'file') return undefined;
  const text = readFileSync(file, 'utf8');
  // Git may have converted its line ends.
  const [first, ...lines] = text.split(/\r?\n/);
  if (first !== format) return undefined;
  const marks = new Set(lines);
  return { text, hash: digestOf(text), has: (path) => marks.has(markOf(path)) };
}

/** Prints equal texts for equal sets of paths. */
export function printList(paths: Iterable<string>): string {
  const marks = Array.from(new Set(paths), markOf).sort();
  return `${head}${marks.map((mark) => `${mark}\n`).join('')}`;
}

/**
 * Hosts may publish the list, and some pages are deliberately unlisted. So it stores only 96 bits of a path's SHA-256, by which a
 * known path can be recognised but none can be read.
 */
function markOf(path: string): string {
  return Buffer.from(digestOf(path).slice(0, 24), 'hex').toString('base64url');
}

export function stageList(stage: string, text: string): Staged {
  const file = join(stage, 'list');
  makeFolders(stage);
  writeFileSync(file, text);
  return { path: listName, file };
}

/** The manifest entry of the list; none where its text has changed. */
export function listEntries(folder: string, text: string): readonly Entry[] {
  const now = clock();
  const stamp = stampOf(join(folder, listName));
  if (stamp === undefined || readList(folder)?.text !== text) return [];
  return [{ path: listName, key: '', hash: digestOf(text), stamp: stamp.text, racy: isRacy(stamp, now) }];
}
