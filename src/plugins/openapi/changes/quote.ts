// Quotes values and lists of them in the messages of changes.
import { shorten } from 'slodocs/kit';
import { writeJson } from '../engine/json.ts';

/** Longer values are cut. */
const longest = 80;
/** Longer lists are cut. */
const most = 8;

/** A text in double quotes, other values as JSON. Long values are cut. */
export function quote(value: unknown): string {
  return typeof value === 'string'
    ? `"${shorten(value, longest)}"`
    : shorten(value === undefined ? 'nothing' : writeJson(value), longest);
}

/** `"a", "b" and 3 more` */
export function quoteAll(values: readonly unknown[]): string {
  const shown = values.slice(0, most).map(quote).join(', ');
  return values.length > most ? `${shown} and ${values.length - most} more` : shown;
}
