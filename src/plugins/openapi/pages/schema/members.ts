// Lists what a schema consists of by name: properties, places in a list, and keys of any name.
import type { Schema } from '../../api/schema.ts';
import type { Say } from './facts.ts';
import { type SchemaView, viewOf } from './view.ts';

/** Lists in lists are looked through so far. */
const mostLists = 5;

export interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** `chosen` is what a discriminator says of one of the properties, which need not be described. */
export function membersOf(
  view: SchemaView,
  direction: 'request' | 'response',
  chosen: Chosen | undefined,
  say: Say,
): readonly Member[] {
  const other = direction === 'request' ? 'readOnly' : 'writeOnly';
  const described = [...view.properties]
    .filter(([, property]) => property !== false && viewOf(property).first(other) !== true)
    .map(([name, schema]) => ({ name, schema, required: view.required.has(name) }));
  const own = described.map((one) => (one.name === chosen?.property ? { ...one, schema: choose(one.schema, chosen) } : one));
  const isMissing = chosen !== undefined && !view.properties.has(chosen.property);
  const added = isMissing ? [{ name: chosen.property, schema: choose({ type: 'string' }, chosen), required: true }] : [];
  const patterns = Object.entries(view.first('patternProperties') ?? {}).map(([name, schema]) => ({
    name: `/${name}/`,
    schema,
    required: false,
  }));
  const { additional } = view;
  const others =
    typeof additional === 'object' ? [{ name: `<${say('openapi.anyKey')}>`, schema: additional, required: false }] : [];
  return [...added, ...own, ...patterns, ...placesOf(view), ...others];
}

function placesOf(view: SchemaView): readonly Member[] {
  const places = view.first('prefixItems') ?? [];
  const rest = view.first('items');
  const all = places.map((schema, index) => ({ name: `[${index}]`, schema, required: false }));
  const isOpen = places.length > 0 && rest !== undefined && rest !== false;
  return isOpen ? [...all, { name: `[${places.length}…]`, schema: rest, required: false }] : all;
}

/** What lists are lists of; a list whose places differ is none of those. */
export function withoutLists(schema: Schema): { readonly schema: Schema; readonly isItems: boolean } {
  let inner = schema;
  for (let depth = 0; depth < mostLists; depth++) {
    const view = viewOf(inner);
    const items = view.first('items');
    if (items === undefined || view.first('prefixItems')) return { schema: inner, isItems: depth > 0 };
    inner = items;
  }
  return { schema: inner, isItems: true };
}

/** Alternatives of alternatives are looked at until one has content, but no more than so many: there are most likely others. */
const mostTried = 3;

/** Worth a place of its own: it says more than the name of its type. */
export function hasContent(schema: Schema): boolean {
  const tried = new Set<Schema>();
  const left = [schema];
  for (const next of left) {
    if (tried.has(next)) continue;
    const outer = viewOf(next);
    if (outer.first('description') !== undefined || tried.size === mostTried) return true;
    tried.add(next);
    const view = outer.first('items') === undefined ? outer : viewOf(withoutLists(next).schema);
    const hasMembers =
      view.properties.size > 0 ||
      view.first('prefixItems') !== undefined ||
      view.first('patternProperties') !== undefined ||
      typeof view.additional === 'object';
    if (hasMembers) return true;
    left.push(...view.oneOf, ...view.anyOf);
  }
  return false;
}

/** The property of a discriminator, and the values that it can have. */
export interface Chosen {
  readonly property: string;
  readonly values: readonly string[];
}

/** The property as the discriminator leaves it: with those of its values that are possible. */
function choose(property: Schema, { values }: Chosen): Schema {
  const view = viewOf(property);
  if (property === false || view.first('const') !== undefined || view.oneOf.length > 0) return property;
  const allowed = view.first('enum');
  const left = allowed ? values.filter((value) => allowed.includes(value)) : values;
  return left.length > 0 ? { allOf: [property], enum: left } : property;
}
