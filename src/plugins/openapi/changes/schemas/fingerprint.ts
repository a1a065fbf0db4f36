// Prints what a schema demands, so that equal demands are equal texts.
import { compareText } from 'slodocs/kit';
import type { Schema } from '../../api/schema.ts';
import { canonical, isNumber } from '../exact.ts';

/** Keywords that demand nothing. */
const annotations: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'xml',
]);

/** False for keywords that only tell something. */
export function isDemand(keyword: string): boolean {
  return !annotations.has(keyword) && !keyword.startsWith('x-');
}

/** Deeper parts are left out, and so is what follows so many parts. */
const deepest = 8;
const most = 500;

/** Two schemas with the same text demand the same, except in very deep or large ones. */
export function fingerprint(schema: Schema): string {
  const above: unknown[] = [];
  let parts = 0;
  const print = (value: unknown, isNamed: boolean): string => {
    if (typeof value !== 'object' || value === null || isNumber(value)) return canonical(value);
    const circle = above.indexOf(value);
    if (circle >= 0) return `^${above.length - circle}`;
    parts += 1;
    if (above.length >= deepest || parts > most) return '…';
    above.push(value);
    const printed = Array.isArray(value)
      ? `[${value.map((one) => print(one, false)).join()}]`
      : `{${entriesOf(value, isNamed).join()}}`;
    above.pop();
    return printed;
  };
  /** `isNamed`: the keys are names of properties, no keywords. */
  const entriesOf = (value: object, isNamed: boolean): readonly string[] =>
    Object.entries(value)
      .filter(([key]) => isNamed || isDemand(key))
      .sort(([a], [b]) => compareText(a, b))
      .map(([key, one]) => `${JSON.stringify(key)}:${print(one, !isNamed && namedIn.has(key))}`);
  return print(schema, false);
}

/** Keywords whose keys are names. */
const namedIn: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired']);
