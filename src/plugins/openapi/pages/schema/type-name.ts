// Names the type of a schema in a few words.
import { ExactNumber } from 'slodocs/kit';
import type { Api } from '../../api/api.ts';
import { firstNamed } from '../../api/discriminator.ts';
import type { Schema } from '../../api/schema.ts';
import { writeJson } from '../../engine/json.ts';
import { type SchemaView, viewOf } from './view.ts';

/** What is named on the way: the schemas of one type may refer to one another many times. */
interface Naming {
  readonly api: Pick<Api, 'nameOf'>;
  readonly anything: string;
  /** Names by depth. */
  readonly known: readonly Map<Schema, string>[];
}

/** How many levels are named. */
const deepest = 4;

/** `integer (int64)`, `string[] (url)`, `Pet[]`, `map of string`, `Cat | Dog`. */
export function typeName(schema: Schema, api: Pick<Api, 'nameOf'>, anything: string): string {
  return nameAt(schema, 0, { api, anything, known: Array.from({ length: deepest + 1 }, () => new Map()) });
}

function nameAt(schema: Schema, depth: number, naming: Naming): string {
  const { anything, known } = naming;
  if (schema === false) return 'never';
  if (schema === true) return anything;
  const found = known[depth]?.get(schema);
  if (found !== undefined) return found;
  const view = viewOf(schema);
  const base = baseName(schema, depth, naming);
  const name = view.isNullable && base !== anything ? `${base} | null` : base;
  known[depth]?.set(schema, name);
  return name;
}

function baseName(schema: Schema, depth: number, naming: Naming): string {
  const { api, anything } = naming;
  const view = viewOf(schema);
  const name = nameOf(schema, view, api);
  const inner = (one: Schema): string => (depth >= deepest ? '…' : nameAt(one, depth + 1, naming));
  const { types, oneOf, anyOf } = view;
  const alternatives = oneOf.length > 0 ? oneOf : anyOf;
  const [type] = types;
  if (view.first('const') !== undefined) return writeJson(view.first('const'));
  if (type === 'array' && types.length === 1) {
    const items = view.first('items');
    // A list whose places differ is named by none of them, and nothing is in one that is empty.
    const isOfOne = items !== undefined && items !== false && !view.first('prefixItems')?.length;
    const of = isOfOne ? inner(items) : '';
    if (of === '' || of === anything) return 'array';
    const [, plain, format] = /^(\w+) (\([^()]*\))$/.exec(of) ?? [];
    return plain === undefined ? `${/[ |]/.test(of) ? `(${of})` : of}[]` : `${plain}[] ${format}`;
  }
  const isObject = (type === 'object' && types.length === 1) || (types.length === 0 && view.properties.size > 0);
  if (isObject) {
    if (name !== undefined) return name;
    const isMap = view.properties.size === 0 && view.additional !== undefined && typeof view.additional === 'object';
    return isMap ? `map of ${inner(view.additional as Schema)}` : 'object';
  }
  if (types.length > 0) {
    const format = view.first('format');
    return types.length === 1 && format !== undefined ? `${type} (${format})` : types.join(' | ');
  }
  if (alternatives.length > 0) {
    const names = [...new Set(alternatives.map(inner))];
    return names.length <= 4 ? names.join(' | ') : (name ?? `${names.slice(0, 3).join(' | ')} | …`);
  }
  const values = view.first('enum');
  if (values !== undefined)
    return [
      ...new Set(values.map((value) => (value === null ? 'null' : value instanceof ExactNumber ? 'number' : typeof value))),
    ].join(' | ');
  return name ?? anything;
}

/** Its own name, or that of the only named schema which it combines with others. */
function nameOf(schema: Schema, { parts }: SchemaView, { nameOf }: Pick<Api, 'nameOf'>): string | undefined {
  const names = new Set(parts.flatMap((part) => nameOf(part) ?? []));
  return firstNamed(schema, nameOf) ?? (names.size === 1 ? [...names][0] : undefined);
}
