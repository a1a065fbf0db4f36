// Converts a schema to the form of OpenAPI 3.1, and checks what its keywords say together.
import { type Fields, nearest } from 'slodocs/kit';
import { writeJson } from '../engine/json.ts';
import { type At, below, type Report } from './faults.ts';
import { listed, plainNumber } from './values.ts';

type Mutable = Record<string, unknown>;
/** `schema` has passed the checks of its keywords; `raw` is what is written. */
export function finishSchema(schema: Mutable, raw: Fields, at: At, report: Report): void {
  if (schema['nullable'] === true) allowNull(schema);
  delete schema['nullable'];
  for (const [exclusive, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue;
    const isExclusive = schema[exclusive] && schema[limit] !== undefined;
    delete schema[exclusive];
    if (!isExclusive) continue;
    schema[exclusive] = schema[limit];
    delete schema[limit];
  }
  checkRequired(raw, at, report);
  checkDefault(schema, at, report);
}

function allowNull(schema: Mutable): void {
  const { type, enum: values } = schema;
  if (typeof type === 'string') schema['type'] = [type, 'null'];
  if (Array.isArray(values) && !values.includes(null)) schema['enum'] = [...values, null];
}

/** Together with them, a schema need not define all properties that it requires. */
const compositions = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'];

/** A required property need not be defined, but one that is nearly defined is misspelt. */
function checkRequired(raw: Fields, at: At, report: Report): void {
  const { required, properties } = raw;
  if (!Array.isArray(required) || typeof properties !== 'object' || properties === null) return;
  const isPart = at.path.slice(-2).some((step) => compositions.includes(String(step)));
  if (isPart || compositions.some((key) => Object.hasOwn(raw, key))) return;
  const defined = new Set(Object.keys(properties));
  const named = new Set<unknown>(required);
  const free = [...defined].filter((name) => !named.has(name));
  for (const [index, name] of required.entries()) {
    const near = typeof name !== 'string' || defined.has(name) ? undefined : nearest(name, free);
    if (near === undefined) continue;
    const message = `the required property "${name}" is not defined`;
    report({ code: 'invalid-value', at: below(at, 'required', index), message, help: `Did you mean "${near}"?` });
  }
}

function checkDefault({ default: written, enum: allowed, type }: Mutable, at: At, report: Report): void {
  const value = plainNumber(written);
  const values = Array.isArray(allowed) ? allowed.map(plainNumber) : undefined;
  if (value === undefined || typeof value === 'object') return;
  const refuse = (problem: string, help: string): void =>
    report({ code: 'invalid-value', at: below(at, 'default'), message: `the default ${writeJson(written)} ${problem}`, help });
  const types = typeof type === 'string' ? [type] : Array.isArray(type) ? (type as string[]) : undefined;
  if (values && !values.includes(value)) {
    refuse('is not among the values that "enum" allows', `They are ${listed(allowed as readonly unknown[])}.`);
  } else if (types && !types.some((one) => isOfType(value, one))) {
    refuse(`is not of the type ${types.map((one) => `"${one}"`).join(' or ')}`, 'Correct it, or the type.');
  }
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === typeof value;
}
