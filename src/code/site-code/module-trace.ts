// Maps what user code threw to a problem at the source line that threw it.
import { readFile, realpath } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { relativeTo } from '#files/site-path';
import { LineIndex } from '#kit/line-index';
import { messageOf, readThrown } from '#kit/thrown';
import { nearest } from '#model/nearest';
import { type Place, type Point, wholeFile } from '#model/place';
import { originsIn } from '../inline-map.ts';
import type { UserCodeProblem } from '../module-faults.ts';
import { isVirtual } from '../module-virtual.ts';
import { safeError } from './safe-error.ts';
import { exitFault, ProcessExit } from './stopped-call.ts';

export interface TraceOptions {
  readonly root: string;
  readonly codeDir: string;
  /** The requested module, absolute: the place when the stack names none. */
  readonly entry: string;
  readonly packages?: ReadonlyMap<string, string>;
  /** A name for what threw, as the subject of a sentence. */
  readonly what: string;
}

/** The problem behind an exception of bundled code, thrown at load or in a later call. */
export async function explainThrown(given: unknown, options: TraceOptions): Promise<UserCodeProblem> {
  const thrown = safeError(given);
  const place = (await placeThrown(thrown, options)) ?? wholeFile(relativeTo(options.root, options.entry));
  if (thrown instanceof ProcessExit) return { kind: 'threw', ...exitFault(thrown, options.what, {}), place };
  const missing = (await explainExport(thrown, options.packages)) ?? explainContext(thrown);
  return missing ? { kind: 'unresolved', place, ...missing } : { kind: 'threw', place, message: messageOf(thrown) };
}

/** webpack's way of importing a folder. */
function explainContext(thrown: unknown) {
  if (!/require\d*\.context is not a function/.test(messageOf(thrown))) return undefined;
  const help =
    'Import the modules by their names; or list the files in the "resolve" hook of a plugin with `ctx.glob`, and hand them to components by `useData(key)`.';
  return { message: '"require.context" is a function of webpack', help };
}

/** A missing export of a package shows only when modules are linked. */
async function explainExport(thrown: unknown, packages: ReadonlyMap<string, string> = new Map()) {
  if (!(thrown instanceof SyntaxError)) return undefined;
  const url = /requested module '([^']+)'/.exec(thrown.message)?.[1];
  const name = /(?:export named|Named export) '([^']+)'/.exec(thrown.message)?.[1];
  if (!url || !name) return undefined;
  const known: Record<string, unknown> = await import(url).catch(() => ({}));
  const near = nearest(name, Object.keys(known));
  const message = `"${packages.get(url) ?? url}" has no export "${name}"`;
  return { message, help: near ? `Did you mean "${near}"?` : 'The package is there, and exports no such name.' };
}

/** The place in the site's sources that threw, or nearest to it in a bundled package; undefined where the stack does not tell. */
export async function placeThrown(
  thrown: unknown,
  { root, codeDir }: Pick<TraceOptions, 'root' | 'codeDir'>,
): Promise<Place | undefined> {
  const { stack } = readThrown(thrown);
  if (stack === undefined) return undefined;
  const folder = (await realpath(codeDir).catch(() => codeDir)) + sep;
  let inPackage: Place | undefined;
  for (const frame of framesOf(stack)) {
    const place = frame.file.startsWith(folder) ? await originOf(frame, root) : undefined;
    if (place && !place.file.split('/').includes('node_modules')) return place;
    inPackage ??= place;
  }
  return inPackage;
}

interface Frame {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

function framesOf(stack: string): Frame[] {
  const frames: Frame[] = [];
  // A link error is preceded by the address and line, the source line, then carets.
  const shown = /^(file:\S+):(\d+)\n.*\n( *)\^/.exec(stack);
  if (shown) frames.push({ file: fileURLToPath(shown[1] ?? ''), line: Number(shown[2]), column: (shown[3] ?? '').length + 1 });
  for (const [, url = '', line, column] of stack.matchAll(/(file:(?:(?!file:)\S)+?\.mjs):(\d+):(\d+)/g)) {
    frames.push({ file: fileURLToPath(url), line: Number(line), column: Number(column) });
  }
  return frames;
}

/** Maps a place in a bundled module to its source. */
async function originOf(frame: Frame, root: string): Promise<Place | undefined> {
  const text = await readFile(frame.file, 'utf8').catch(() => '');
  const origin = originsIn(text)(frame);
  if (!origin || isVirtual(origin.source)) return undefined;
  return wordAt(resolve(dirname(frame.file), origin.source), root, origin);
}

/** From a point of a source to the end of the word there. */
export async function wordAt(path: string, root: string, { line, column }: Point): Promise<Place> {
  const file = relativeTo(root, path);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return { file, start: { line, column }, end: { line, column } };
  const source = text.replace(/^\uFEFF/, '');
  const lines = new LineIndex(source);
  const start = lines.offsetAt({ line, column });
  const word = /^(?:new\s+)?[\w$.]+|^./u.exec(source.slice(start))?.[0] ?? '';
  return lines.place(file, start, start + word.length);
}
