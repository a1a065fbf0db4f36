// Narrows the property of a discriminator to the values that it can have.
import type { Schema } from '../../api/schema.ts';
import { viewOf } from './view.ts';

/** The property of a discriminator, and the values that it can have. */
export interface Chosen {
  readonly property: string;
  readonly values: readonly string[];
}

/** The property as the discriminator leaves it: with those of its values that are possible. */
export function choose(property: Schema, { values }: Chosen): Schema {
  const view = viewOf(property);
  if (property === false || view.first('const') !== undefined || view.oneOf.length > 0) return property;
  const allowed = view.first('enum');
  const left = allowed ? values.filter((value) => allowed.includes(value)) : values;
  return left.length > 0 ? { allOf: [property], enum: left } : property;
}
