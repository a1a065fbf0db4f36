// Caches which addresses were found, so that they are not requested again for some days.
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { replaceFile } from '#files/replace-file';
import { compareText } from '#model/place';
import type { Found } from './outcome.ts';

/** Milliseconds since 1970, and what was found then. */
const entry = z.object({ at: z.number(), movedTo: z.string().optional(), anchors: z.array(z.string()) });
const entries = z.record(z.string(), entry);

export interface Remembered {
  /** Undefined for an address that was not found lately, or was not searched for all of these anchors. */
  find(url: string, anchors: readonly string[]): Found | undefined;
  note(url: string, found: Found): void;
  /** Failures to write are ignored: the next check asks again. */
  save(): void;
}

/** `file` is undefined where nothing is to be kept. A damaged file counts as none. Ages are in milliseconds. */
export async function openRemembered(file: string | undefined, now: number, maxAge: number): Promise<Remembered> {
  const known = new Map(Object.entries(file === undefined ? {} : await read(file)));
  // What is of the future was written by a wrong clock.
  for (const [url, { at }] of known) if (at > now || now - at > maxAge) known.delete(url);
  return {
    find(url, anchors) {
      const one = known.get(url);
      if (!one || anchors.some((anchor) => !one.anchors.includes(anchor))) return undefined;
      return { kind: 'found', movedTo: one.movedTo, anchors: Object.fromEntries(anchors.map((anchor) => [anchor, true])) };
    },
    note(url, { movedTo, anchors }) {
      const found = Object.keys(anchors).filter((anchor) => anchors[anchor] === true);
      known.set(url, { at: now, ...(movedTo === undefined ? {} : { movedTo }), anchors: found });
    },
    save() {
      if (file === undefined) return;
      const sorted = [...known].sort(([a], [b]) => compareText(a, b));
      try {
        replaceFile(file, JSON.stringify(Object.fromEntries(sorted)));
      } catch {}
    },
  };
}

async function read(file: string): Promise<z.infer<typeof entries>> {
  try {
    return entries.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
