// Converts one Ajv error to a problem with a message and help.
import type { ErrorObject } from 'ajv';
import { nearest } from 'slodocs';
import { didYouMean, listed } from '../help.ts';
import { explainValue } from './explain-value.ts';
import { type Fault, nameOf, type Path } from './fault.ts';

/** Returns the fields of alternatives of the form `{ required: [field] }`. */
export function alternatives(schema: unknown): readonly string[] {
  return (schema as { readonly required: readonly string[] }[]).flatMap(({ required }) => required);
}

/** Returns the fields that an object supports, without those that its schema lists only to reject them. */
export function fieldsOf(schema: ErrorObject['parentSchema']): readonly string[] {
  const properties = (schema?.['properties'] ?? {}) as Readonly<Record<string, object>>;
  return Object.entries(properties).flatMap(([name, field]) => ('not' in field ? [] : [name]));
}

export function explain(error: ErrorObject, kind: string): Fault | undefined {
  const path = pathOf(error.instancePath);
  const own = path.length === 0 ? `this ${kind}` : nameOf(path);
  const { keyword, params, parentSchema } = error;
  switch (keyword) {
    case 'additionalProperties':
      return unknownField(String(params['additionalProperty']), fieldsOf(parentSchema), path, own);
    case 'required':
    case 'dependentRequired': {
      const because = keyword === 'dependentRequired' ? `, which "${params['property']}" requires` : '';
      const field = `"${params['missingProperty']}"`;
      return { code: 'missing-field', message: `${own} is missing ${field}${because}`, help: `Add ${field}.`, path };
    }
    case 'oneOf':
    case 'anyOf':
      return explainGroup(error, path, own);
    case 'not': {
      const help = String(parentSchema?.['description'] ?? 'Remove it.');
      return {
        code: 'conflict',
        message: `${nameOf(path)} is not allowed here`,
        help,
        path,
        isKey: typeof path.at(-1) === 'string',
      };
    }
    default:
      return explainValue(error, path, own);
  }
}

function unknownField(field: string, names: readonly string[], path: Path, own: string): Fault {
  const all = names.length === 0 ? 'It does not support any fields.' : `Supported fields: ${listed(names)}.`;
  const help = didYouMean(field, names, all);
  const meant = nearest(field, names);
  return { code: 'unknown-field', message: `${own} has no field "${field}"`, help, path: [...path, field], isKey: true, meant };
}

function explainGroup({ keyword, schema, data }: ErrorObject, path: Path, own: string): Fault | undefined {
  const names = alternatives(schema);
  const present = Object.keys(Object(data)).filter((name) => names.includes(name));
  const [, second] = present;
  if (present.length === 0) {
    const number = keyword === 'oneOf' ? 'one' : 'at least one';
    if (names.length > 10) {
      const message = `${own} needs ${number} of ${names.length} fields, but has none`;
      return { code: 'missing-field', message, help: `Add ${listed(names, 'or')}.`, path };
    }
    const message = `${own} has none of ${listed(names.map((name) => `"${name}"`))}`;
    return { code: 'missing-field', message, help: `Add ${number} of them.`, path };
  }
  if (keyword === 'anyOf' || second === undefined) return undefined;
  const message = `${own} has ${listed(present.map((name) => `"${name}"`))}, which are mutually exclusive`;
  return { code: 'conflict', message, help: 'Keep only one of them.', path: [...path, second], isKey: true };
}

function pathOf(pointer: string): Path {
  const parts = pointer.split('/').slice(1);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}
