// Loads a specification and the files that its references name.

import { posix } from 'node:path';
import { decoded, LineIndex, type Place, type PlacedData, wholeFile } from 'slodocs/kit';
import type { At, Reading } from './faults.ts';

export interface SpecFiles {
  /** The specification, relative to the site's root. */
  readonly root: string;
  /** Undefined for a file that could not be read. A syntax fault of the file is reported by the first who asks for it. */
  open(file: string): PlacedData | undefined;
  /** The files that could be read, whoever asked for them. */
  readonly names: readonly string[];
  /** The files that have been opened, in that order. */
  opened(): readonly string[];
  locate(at: At, part?: 'key' | 'value'): Place;
}

/** Undefined where the specification itself cannot be read. Overlays change it, and no other file. */
export async function loadSpec(root: string, reading: Reading, overlays: readonly string[] = []): Promise<SpecFiles | undefined> {
  const data = new Map<string, PlacedData>();
  const wanted = new Set([root]);
  // Grows while it is walked.
  for (const file of wanted) {
    const written = await readSound(file, reading);
    if (!written) continue;
    const found = file === root ? await overlaid(written, root, overlays, reading) : written;
    data.set(file, found);
    for (const other of filesNamedIn(found.value, file)) if (isInReach(other, root)) wanted.add(other);
  }
  if (!data.has(root)) return undefined;
  // An example may hold a "$ref" that refers to nothing of ours: only what is used is reported and published.
  const opened = new Set<string>();
  return {
    root,
    names: [...data.keys()],
    opened: () => [...opened],
    open(file) {
      const found = data.get(file);
      if (!found || opened.has(file)) return found;
      opened.add(file);
      for (const { kind, message, place } of found.faults) {
        const help =
          kind === 'depth'
            ? 'Move inner schemas to "components", "schemas", and replace each with a "$ref".'
            : 'Correct it. Nothing in a file with such an error is used.';
        reading.report({ code: 'invalid-syntax', message, help, place });
      }
      return found;
    },
    locate: (at, part) => (at.path.length === 0 ? undefined : data.get(at.file)?.locate(at.path, part)) ?? wholeFile(at.file),
  };
}

/** Loads what applies overlays where there is one. */
async function overlaid(data: PlacedData, root: string, overlays: readonly string[], reading: Reading): Promise<PlacedData> {
  if (overlays.length === 0 || data.faults.length > 0) return data;
  const { withOverlays } = await import('./overlay/apply-overlay.ts');
  return withOverlays(data, root, overlays, reading, (file) => readSound(file, reading));
}

/** Without a value where the syntax is faulty. */
async function readSound(file: string, { readData, read }: Reading): Promise<PlacedData | undefined> {
  const found = await readData(file, { numbers: 'exact' }).catch(() => undefined);
  if (!found) return undefined;
  if (found.faults.length > 0) return { ...found, value: undefined };
  if (!/\.json$/i.test(file)) return found;
  const text = (await read(file)).replace(/^\uFEFF/, '');
  const fault = findJsonFault(text);
  if (!fault) return found;
  const place = new LineIndex(text).place(file, fault.start, fault.end);
  return { ...found, value: undefined, faults: [{ kind: 'syntax', message: fault.message, place }] };
}

/** The file that a reference names, relative to the site's root; undefined for one on another host. */
export function fileOf(reference: string, from: string): string | undefined {
  const [address = ''] = reference.split('#');
  if (address === '') return from;
  return /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address) ? undefined : posix.join(posix.dirname(from), decoded(address));
}

/** References are content: they lead to no file outside of the site, or of the folder of a specification outside of it. */
export function isInReach(file: string, root: string): boolean {
  return !file.startsWith('../') || (root.startsWith('../') && file.startsWith(`${posix.dirname(root)}/`));
}

function filesNamedIn(value: unknown, file: string): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<object>();
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    const reference = (next as { readonly $ref?: unknown }).$ref;
    const named = typeof reference === 'string' ? fileOf(reference, file) : undefined;
    if (named !== undefined) found.add(named);
    for (const inner of Object.values(next)) left.push(inner);
  }
  return found;
}

interface JsonFault {
  /** Offsets in the text, the end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

const token =
  /\s+|"[^"\\\u0000-\u001f]*(?:\\.[^"\\\u0000-\u001f]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)\b|[{}[\]:,]/y;
const other = /\/\/.*|\/\*[\s\S]*?\*\/|#.*|'(?:[^'\n]*')?|[^\s,:[\]{}"]+|"[^"\n]*"?/y;

/** The first such place; undefined for JSON. */
export function findJsonFault(text: string): JsonFault | undefined {
  if (isJson(text)) return undefined;
  let comma: number | undefined;
  for (let at = 0; at < text.length; ) {
    token.lastIndex = at;
    const [found] = token.exec(text) ?? [];
    if (found === undefined) return explain(text, at);
    if (comma !== undefined && /^[}\]]/.test(found)) {
      return { start: comma, end: comma + 1, message: `JSON does not allow "," before the closing "${found}"` };
    }
    if (found.trim() !== '') comma = found === ',' ? at : undefined;
    at += found.length;
  }
  return { start: 0, end: 0, message: 'the file is not JSON' };
}

function explain(text: string, at: number): JsonFault {
  other.lastIndex = at;
  const [found = text[at] ?? ''] = other.exec(text) ?? [];
  const range = { start: at, end: at + found.length };
  if (/^(?:\/[/*]|#)/.test(found)) return { ...range, message: 'JSON does not allow comments' };
  return { ...range, message: `${found} is not a JSON value; strings must be in double quotes` };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
