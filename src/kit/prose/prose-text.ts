// Collects the text of one block of prose, with the offsets of its parts in the source.
import type { ProseBlock, ProseKind, ProseSegment } from '#model/prose';
import type { LineIndex } from '../line-index.ts';
import { align, type Piece } from './align.ts';

/** What code, formulas and expressions are in a sentence. */
export const stand = '*';

export class ProseText {
  #text = '';
  readonly #pieces: Piece[] = [];

  constructor(
    readonly source: string,
    readonly lines: LineIndex,
  ) {}

  /** Adds what is written at a part of the source; nothing where something else is. */
  add(value: string, from: number, to: number, loose = false): boolean {
    const pieces = align(value, { source: this.source, from, to }, loose);
    if (!pieces || pieces.length === 0) {
      if (/^\s+$/.test(value)) this.space();
      return false;
    }
    for (const piece of pieces) this.#pieces.push({ ...piece, at: piece.at + this.#text.length });
    this.#text += value;
    return true;
  }

  /** Adds what readers see there, though it is no prose. */
  stand(from: number, to: number): void {
    this.#pieces.push({ at: this.#text.length, length: 1, from, to, isOther: true });
    this.#text += stand;
  }

  space(mark = ' '): void {
    this.#text += mark;
  }

  /** Undefined for a text without letters and digits. */
  block(kind: ProseKind): Omit<ProseBlock, 'file'> | undefined {
    const text = this.#text;
    if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
    const [first, last] = [this.#pieces[0], this.#pieces.at(-1)];
    if (!first || !last) return undefined;
    const { lines } = this;
    const segments = this.#pieces.map(({ at, length, from, to, isOther }): ProseSegment => {
      const start = lines.pointAt(from);
      return { at, length, start, ...(isOther ? { end: lines.pointAt(to) } : {}) };
    });
    return { kind, text, place: { start: lines.pointAt(first.from), end: lines.pointAt(last.to) }, segments };
  }
}
