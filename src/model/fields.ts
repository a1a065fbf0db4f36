// Distinguishes maps of unknown values from lists and plain values, in data that others have written.
import { ExactNumber } from './exact-number.ts';

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);
}
