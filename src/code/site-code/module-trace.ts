// Maps what user code threw to a problem at the source line that threw it.
import { readFile, realpath } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNativeError, isProxy } from 'node:util/types';
import { relativeTo } from '#files/site-path';
import { LineIndex } from '#kit/line-index';
import { messageOf, readThrown } from '#kit/thrown';
import { nearest } from '#model/nearest';
import { type Place, type Point, wholeFile } from '#model/place';
import { originsIn } from '../inline-map.ts';
import type { UserCodeProblem } from '../module-faults.ts';
import { isVirtual } from '../module-virtual.ts';
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
    'Import the modules by name, or list the files in the "resolve" hook of a plugin with `ctx.glob` and pass them to components with `useData(key)`.';
  return { message: '"require.context" is a webpack function', help };
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
  return { message, help: near ? `Did you mean "${near}"?` : 'The package is installed, but does not export this name.' };
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

/** The same error where nothing in it can run or hide code; otherwise a plain one with its name, message and stack. */
export function safeError(thrown: unknown): Error {
  if (isSafe(thrown)) return thrown;
  const { name, message, stack } = readThrown(thrown);
  const error = Object.assign(new Error(message), { name });
  error.stack = stack ?? `${name}: ${message}`;
  return error;
}

/** What is read of an error. */
const keys = ['name', 'message', 'stack', 'cause', 'code', 'help', 'toString', 'constructor'];

/** A cause is followed no further, which ends circles. */
const deepestCause = 8;

function isSafe(thrown: unknown, depth = 0): thrown is Error {
  // False for a proxy of an error, too.
  if (!isNativeError(thrown) || depth > deepestCause) return false;
  const { message, stack, cause } = valuesOf(thrown) ?? {};
  if (typeof message !== 'string' || (stack !== undefined && typeof stack !== 'string')) return false;
  if (readThrown(thrown).message.length < message.trim().length) return false;
  return typeof cause !== 'object' || cause === null ? typeof cause !== 'function' : isSafe(cause, depth + 1);
}

/** The values of these keys, inherited ones too; undefined where one is computed, or a prototype is a proxy. */
function valuesOf(error: Error): Readonly<Record<string, unknown>> | undefined {
  const values: Record<string, unknown> = {};
  for (let holder: object | null = error; holder !== null; holder = Object.getPrototypeOf(holder)) {
    if (isProxy(holder)) return undefined;
    for (const key of keys) {
      if (Object.hasOwn(values, key)) continue;
      const property = Object.getOwnPropertyDescriptor(holder, key);
      if (!property) continue;
      if ('value' in property) values[key] = property.value;
      else if (key === 'stack' && isOfEngine(property.get)) values[key] = error.stack;
      else return undefined;
    }
  }
  return values;
}

/** Newer engines compute the stack. */
function isOfEngine(get: (() => unknown) | undefined): boolean {
  return get !== undefined && Function.prototype.toString.call(get).includes('[native code]');
}
