// Distinguishes maps of unknown values from lists and plain values, in data that others have written.

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}

const mark: unique symbol = Symbol.for('slodocs.exact-number') as never;

/** Calculates as the nearest number of JavaScript, and prints as it is written. */
export class ExactNumber {
  readonly [mark] = true;
  readonly #text: string;

  /** Knows those of another copy of this module: plugins, threads and browsers may have one of their own. */
  static [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && mark in value;
  }

  /** A number of JSON. */
  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }

  valueOf(): number {
    return Number(this.#text);
  }
}

const inJson = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A plain number where that prints as it is written. Forms that only YAML has become those of JSON; `value` is what it means. */
export function exactNumber(written: string, value: number): number | ExactNumber {
  const isWhole = /^0[xo][\da-f]+$/i.test(written);
  const text = isWhole ? String(BigInt(written)) : written.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1');
  const json = text.replace(/^(-?)\./, '$10.').replace(/\.(?=$|[eE])/, '');
  return inJson.test(json) && json !== String(value) ? new ExactNumber(json) : value;
}
