// Parses what readers type into number fields, and explains what is wrong.

export type Read = { readonly value: number } | { readonly fault: string };

export interface Bounds {
  /** The name of the field in a sentence. */
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** What to enter, as the end of "Enter …". */
  readonly expected: string;
  readonly isWhole?: boolean;
  /** Excludes the largest value itself. */
  readonly isBelowMost?: boolean;
}

/** Accepts `99,95` and `1,000,000`, spaces, and a percent sign; rejects anything that is not a number. */
export function readNumber(text: string, bounds: Bounds): Read {
  const plain = text.replace(/[\s%_]/g, '');
  if (plain === '') return { fault: `${bounds.name} is empty. Enter ${bounds.expected}.` };
  const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain) && bounds.most >= 1000;
  const value = Number(grouped ? plain.replaceAll(',', '') : plain.replace(/^([+-]?\d*),(\d+)$/, '$1.$2'));
  if (!Number.isFinite(value)) return { fault: `“${text.trim()}” is not a number. Enter ${bounds.expected}.` };
  const isOut = value < bounds.least || value > bounds.most || (bounds.isBelowMost === true && value === bounds.most);
  if (isOut) return { fault: `${bounds.name} cannot be ${text.trim()}. Enter ${bounds.expected}.` };
  if (bounds.isWhole && !Number.isInteger(value))
    return { fault: `${bounds.name} must be a whole number. Enter ${bounds.expected}.` };
  return { value };
}
