// Prints and reads the list, inside an output folder, of the files there that slodocs has made.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '#files/digest';
import { makeFolders } from '#files/make-folders';
import { clock, isRacy, stampOf } from '#files/stamp';
import type { Staged } from './moves.ts';
import type { Entry } from './output-manifest.ts';
import { kindOf } from './path-guard.ts';

/** In the output folder. Nothing that a site makes may have this path. */
export const listName = '.slodocs-output';

/** The first word of the list. Another format is another word. */
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

/** Undefined where there is none. Lines that are damaged name no file. */
export function readList(folder: string): OutputList | undefined {
  const file = join(folder, listName);
  if (kindOf(file) !== 'file') return undefined;
  const text = readFileSync(file, 'utf8');
  // Git may have given its lines other ends.
  const [first, ...lines] = text.split(/\r?\n/);
  if (first !== format) return undefined;
  const marks = new Set(lines);
  return { text, hash: digestOf(text), has: (path) => marks.has(markOf(path)) };
}

/** Equal for equal sets of paths. */
export function printList(paths: Iterable<string>): string {
  const marks = Array.from(new Set(paths), markOf).sort();
  return `${head}${marks.map((mark) => `${mark}\n`).join('')}`;
}

/**
 * Hosts may publish the list, and some pages are not listed anywhere else on purpose: so it holds 96 bits of a path's SHA-256, by
 * which a path can be recognised but not read.
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

/** What the record says of the list; nothing where another text stands there. */
export function listEntries(folder: string, text: string): readonly Entry[] {
  const now = clock();
  const stamp = stampOf(join(folder, listName));
  if (stamp === undefined || readList(folder)?.text !== text) return [];
  return [{ path: listName, key: '', hash: digestOf(text), stamp: stamp.text, racy: isRacy(stamp, now) }];
}
