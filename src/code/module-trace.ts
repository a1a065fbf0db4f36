// What user code threw, to a problem at the line of its source that threw it.
import { readFile, realpath } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { relativeTo } from '#files/site-path';
import { LineIndex } from '#model/line-index';
import { nearest } from '#model/nearest';
import { type Place, wholeFile } from '#model/place';
import type { UserCodeProblem } from './module-faults.ts';
import { isVirtual } from './module-virtual.ts';
import { exitFault, ProcessExit } from './site-code/stopped-call.ts';

export interface TraceOptions {
  readonly root: string;
  readonly codeDir: string;
  /** The module that was asked for, absolute: the place when the stack does not tell. */
  readonly entry: string;
  readonly packages?: ReadonlyMap<string, string>;
  /** What threw, as the subject of a sentence. */
  readonly what: string;
}

/** The problem behind something that bundled code threw, while it was loaded or when it was called later. */
export async function explainThrown(thrown: unknown, options: TraceOptions): Promise<UserCodeProblem> {
  const place = (await placeThrown(thrown, options)) ?? wholeFile(relativeTo(options.root, options.entry));
  if (thrown instanceof ProcessExit) return { kind: 'threw', ...exitFault(thrown, options.what, {}), place };
  const missing = await explainExport(thrown, options.packages);
  return missing ? { kind: 'unresolved', place, ...missing } : { kind: 'threw', place, message: messageOf(thrown) };
}

function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message || thrown.name : String(thrown);
  return message.replace(/\s+/g, ' ').trim();
}

/** An import of a name that a package does not have is found out when modules are linked. */
async function explainExport(thrown: unknown, packages: ReadonlyMap<string, string> = new Map()) {
  if (!(thrown instanceof SyntaxError)) return undefined;
  const url = /requested module '([^']+)'/.exec(thrown.message)?.[1];
  const name = /(?:export named|Named export) '([^']+)'/.exec(thrown.message)?.[1];
  if (!url || !name) return undefined;
  const known: Record<string, unknown> = await import(url).catch(() => ({}));
  const near = nearest(name, Object.keys(known));
  const message = `"${packages.get(url) ?? url}" has no export "${name}"`;
  return near ? { message, help: `Did you mean "${near}"?` } : { message };
}

/** The place in the site's sources that threw, or nearest to it in a bundled package; undefined where the stack does not tell. */
export async function placeThrown(
  thrown: unknown,
  { root, codeDir }: Pick<TraceOptions, 'root' | 'codeDir'>,
): Promise<Place | undefined> {
  if (!(thrown instanceof Error) || typeof thrown.stack !== 'string') return undefined;
  const folder = (await realpath(codeDir).catch(() => codeDir)) + sep;
  let inPackage: Place | undefined;
  for (const frame of framesOf(thrown.stack)) {
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
  // A module that cannot be linked is shown above the message: address and line, then the line, then carets.
  const shown = /^(file:\S+):(\d+)\n.*\n( *)\^/.exec(stack);
  if (shown) frames.push({ file: fileURLToPath(shown[1] ?? ''), line: Number(shown[2]), column: (shown[3] ?? '').length + 1 });
  for (const [, url = '', line, column] of stack.matchAll(/(file:\S+?\.mjs):(\d+):(\d+)/g)) {
    frames.push({ file: fileURLToPath(url), line: Number(line), column: Number(column) });
  }
  return frames;
}

/** The place in the source that a place in a bundled module was made from. */
async function originOf(frame: Frame, root: string): Promise<Place | undefined> {
  const text = await readFile(frame.file, 'utf8').catch(() => '');
  const encoded = /^\/\/# sourceMappingURL=data:application\/json;base64,(\S+)/m.exec(text)?.[1];
  if (!encoded) return undefined;
  const map = new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  const entry = map.findEntry(frame.line - 1, frame.column - 1);
  if (!('originalSource' in entry) || isVirtual(entry.originalSource)) return undefined;
  return wordAt(resolve(dirname(frame.file), entry.originalSource), root, entry.originalLine + 1, entry.originalColumn + 1);
}

/** From a point of a source to the end of the word there. */
async function wordAt(path: string, root: string, line: number, column: number): Promise<Place> {
  const file = relativeTo(root, path);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return { file, start: { line, column }, end: { line, column } };
  const source = text.replace(/^\uFEFF/, '');
  const lines = new LineIndex(source);
  const start = lines.offsetAt({ line, column });
  const word = /^(?:new\s+)?[\w$.]+|^./u.exec(source.slice(start))?.[0] ?? '';
  return lines.place(file, start, start + word.length);
}
