// Limits of a number to what the sampler chooses an example by.
import { ExactNumber, exactNumber } from '#model/exact-number';
import type { SchemaObject } from '../api/schema.ts';
import { typeOf } from './flatten-schema.ts';
import type { SampleSchema } from './sample-schema.ts';

/** What the sampler needs to choose a number, or the number itself where it has digits that the sampler would lose. */
export function limitsOf(schema: SchemaObject): Partial<SampleSchema> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const lowest = minimum ?? exclusiveMinimum;
  const step = Number(multipleOf ?? 0);
  if (step > 0 && lowest !== undefined) {
    const first = Math.ceil(Number(lowest) / step);
    return { example: (first * step > Number(exclusiveMinimum ?? -Infinity) ? first : first + 1) * step };
  }
  const limits = { minimum, exclusiveMinimum, exclusiveMaximum, maximum };
  const given = Object.entries(limits).filter(([, one]) => one !== undefined);
  const [name, limit] = given[0] ?? [];
  const nearest = limit instanceof ExactNumber && typeOf(schema) === 'integer' ? whole(limit) : limit;
  if (nearest instanceof ExactNumber) {
    if (name === 'minimum' || name === 'maximum') return { example: nearest };
    const beside = beyond(nearest, name === 'exclusiveMinimum' ? 1n : -1n);
    if (beside !== undefined) return { example: beside };
  }
  return Object.fromEntries(given.map(([key, one]) => [key, Number(one)]));
}

/** An integer is written without a point: `1` for a limit of `1.0`. */
function whole(limit: ExactNumber): number | ExactNumber {
  if (Number.isSafeInteger(Number(limit))) return Number(limit);
  const [, digits] = /^(-?\d+)\.0+$/.exec(String(limit)) ?? [];
  return digits === undefined ? limit : exactNumber(digits, Number(digits));
}

/** Undefined of what is no whole number in digits. */
function beyond(limit: ExactNumber, step: bigint): unknown {
  return /^-?\d+$/.test(String(limit))
    ? exactNumber(String(BigInt(String(limit)) + step), Number(limit) + Number(step))
    : undefined;
}
