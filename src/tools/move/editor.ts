// Collects edits of sources, and lists the places that cannot be edited.

import type { Context } from '#context/context';
import { LineIndex } from '#model/line-index';
import type { Place } from '#model/place';
import type { Edit, Obstacle } from './planned-move.ts';
import { type Replaced, replaceAddress, replaceScalar } from './replace-address.ts';

export interface Editor {
  readonly edits: readonly Edit[];
  /** Replaces the path of the address at a place. */
  address(place: Place, target: string, path: string): Promise<void>;
  /** Replaces a value of YAML, JSON or a module. */
  scalar(place: Place, value: string, next: string): Promise<void>;
  /** Replaces what stands at a place. */
  text(place: Place, text: string): Promise<void>;
  textOf(file: string): Promise<string>;
  /** Why the move cannot be made. */
  readonly obstacles: readonly Obstacle[];
  refuse(place: Place, message: string): void;
}

export function createEditor({ files }: Context): Editor {
  const edits = new Map<string, Edit>();
  const texts = new Map<string, { readonly text: string; readonly lines: LineIndex }>();
  const open = async (file: string) => {
    const known = texts.get(file);
    if (known) return known;
    const text = await files.read(file);
    const opened = { text, lines: new LineIndex(text) };
    texts.set(file, opened);
    return opened;
  };
  const obstacles: Obstacle[] = [];
  const refuse = (place: Place, message: string): void => void obstacles.push({ place, message });
  const replace = async (
    place: Place,
    [value, next]: readonly [string, string],
    how: (text: string, range: readonly [number, number]) => Replaced | undefined,
  ): Promise<void> => {
    const { text, lines } = await open(place.file);
    const replaced = how(text, [lines.offsetAt(place.start), lines.offsetAt(place.end)]);
    if (!replaced) {
      refuse(place, `"${value}" is not written out here, and has to become "${next}"`);
      return;
    }
    const edit = { file: place.file, ...replaced };
    const key = `${edit.file}\n${edit.start}`;
    const other = edits.get(key);
    // A link definition is edited once for all links and images that refer to it.
    if (other && other.text !== edit.text)
      refuse(place, `"${value}" would have to become both "${other.text}" and "${edit.text}"`);
    edits.set(key, edit);
  };
  return {
    get edits() {
      return [...edits.values()];
    },
    address: (place, target, path) => replace(place, [target, path], (text, range) => replaceAddress(text, range, target, path)),
    scalar: (place, value, next) => replace(place, [value, next], (text, range) => replaceScalar(text, range, value, next)),
    text: (place, written) => replace(place, ['', written], (_, [start, end]) => ({ start, end, text: written })),
    textOf: async (file) => (await open(file)).text,
    obstacles,
    refuse,
  };
}
