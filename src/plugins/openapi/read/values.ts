// Checks the plain values of a specification.
import { ExactNumber, nearest } from 'slodocs/kit';
import type { Format } from '../api/api.ts';
import { writeJson } from '../engine/json.ts';

/** What a value must be, and a way to it. */
export interface Wrong {
  readonly wanted: string;
  readonly help: string;
}

const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** What other languages call a type; formats that authors take for types. */
const otherNames: Readonly<Record<string, string>> = {
  any: 'For any value, remove "type".',
  bool: 'Did you mean "boolean"?',
  int: 'Did you mean "integer"?',
  float: 'Did you mean "number"?',
  double: 'Did you mean "number"?',
  str: 'Did you mean "string"?',
  list: 'Did you mean "array"?',
  map: 'Did you mean "object"?',
  file: 'A file is { type: string, format: binary }.',
  ...Object.fromEntries(
    ['date', 'date-time', 'time', 'uuid', 'email', 'uri', 'byte', 'binary', 'password'].map((format) => [
      format,
      `It is a format: write { type: string, format: ${format} }.`,
    ]),
  ),
};

/** Undefined for a value of that kind. `key` is the one that it stands at. */
export function checkPlain(kind: string, written: unknown, format: Format, key: string | number | undefined): Wrong | undefined {
  const value = plainNumber(written);
  switch (kind) {
    case 'any':
      return undefined;
    case 'text':
      return typeof value === 'string' ? undefined : wrong('a string', value, isPlain(value) ? 'Write it in quotes.' : undefined);
    case 'flag':
      return typeof value === 'boolean' ? undefined : wrong('true or false', value, helpForFlag(value));
    case 'number':
      return typeof value === 'number' ? undefined : wrong('a number', value, withoutQuotes(value, /^-?\d+(?:\.\d+)?$/));
    case 'limit':
      return checkLimit(written, format, String(key));
    case 'types':
      return checkTypes(value, format);
    default:
      return checkChoice(kind, value, format, key);
  }
}

function checkChoice(kind: string, value: unknown, format: Format, key: string | number | undefined): Wrong | undefined {
  const choices = choicesIn(kind, format);
  if (typeof value === 'string' && choices.includes(value)) return undefined;
  const isBody = key === 'in' && (value === 'body' || value === 'formData');
  const near = nearest(String(value), choices);
  const help = near === undefined ? 'Choose one of them.' : `Did you mean "${near}"?`;
  return wrong(choicesOf(choices), value, isBody ? 'In OpenAPI 3 it is the "requestBody" of an operation.' : help);
}

/** The words of a notation such as `query|header|querystring>=3.2`. */
export function choicesIn(kind: string, format: Format): readonly string[] {
  return kind.split('|').flatMap((choice) => {
    const [word = '', from] = choice.split('>=');
    return from === undefined || format >= from ? [word] : [];
  });
}

/** Wants a list, or a map: `wanted` says what of. */
export function wrongShape(wanted: string, value: unknown, key: string | number | undefined): Wrong {
  if (key === 'required' && typeof value === 'boolean') {
    return { wanted, help: 'List the name of the property under "required" of the enclosing schema.' };
  }
  const isOne = wanted === 'a list' && typeof value === 'string' && /^[\w-]{1,40}$/.test(value);
  return wrong(wanted, value, isOne ? `Write it as a list: [${value}].` : undefined);
}

function wrong(wanted: string, value: unknown, help = `Here it is ${kindOf(value)}.`): Wrong {
  return { wanted, help: value === null ? 'Give it a value, or remove the key.' : help };
}

function kindOf(value: unknown): string {
  if (value instanceof ExactNumber) return `${value}`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a map';
  return typeof value === 'string' ? 'a string' : `${value}`;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

/** YAML 1.1 had more words for them. */
function helpForFlag(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^(?:yes|y|on)$/i.test(value)) return 'Write true.';
  if (/^(?:no|n|off)$/i.test(value)) return 'Write false.';
  return withoutQuotes(value, /^(?:true|false)$/);
}

function withoutQuotes(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? `Write it without quotes: ${value}.` : undefined;
}

/** The first of them, in quotes where they are texts. */
export function listed(values: readonly unknown[]): string {
  const first = values.slice(0, 8).map((value) => writeJson(value));
  return `${first.join(', ')}${values.length > first.length ? ', …' : ''}`;
}

/** The number of JavaScript that is nearest to an exact one; any other value itself. */
export function plainNumber(value: unknown): unknown {
  return value instanceof ExactNumber ? value.valueOf() : value;
}

export function choicesOf(words: readonly string[]): string {
  return `one of ${words.map((word) => `"${word}"`).join(', ')}`;
}

function checkLimit(written: unknown, format: Format, key: string): Wrong | undefined {
  const value = plainNumber(written);
  const other = key === 'exclusiveMinimum' ? 'minimum' : 'maximum';
  if (format === '3.0') {
    if (typeof value === 'boolean') return undefined;
    const help = typeof value === 'number' ? `Write "${other}: ${String(written)}", and "${key}: true" next to it.` : undefined;
    return wrong('true or false in OpenAPI 3.0', value, help);
  }
  if (typeof value === 'number') return undefined;
  const help = typeof value === 'boolean' ? `Write the limit itself here, and remove "${other}".` : undefined;
  return wrong(`a number in OpenAPI ${format}`, value, help);
}

function checkTypes(value: unknown, format: Format): Wrong | undefined {
  const allowed = format === '3.0' ? types.filter((type) => type !== 'null') : types;
  const one = choicesOf(allowed);
  if (Array.isArray(value)) {
    if (format === '3.0') return { wanted: one, help: 'Lists of types are supported since OpenAPI 3.1. Use "anyOf" here.' };
    const other: unknown = value.find((type) => !allowed.includes(type as string));
    return other === undefined ? undefined : { wanted: `${one}, or a list of them`, help: helpForType(other, allowed, format) };
  }
  if (typeof value === 'string' && allowed.includes(value)) return undefined;
  return { wanted: format === '3.0' ? one : `${one}, or a list of them`, help: helpForType(value, allowed, format) };
}

function helpForType(value: unknown, allowed: readonly string[], format: Format): string {
  if (value === null || value === 'null')
    return format === '3.0' ? 'Write "nullable: true" instead.' : 'Write it in quotes: "null".';
  const word = String(value);
  if (Object.hasOwn(otherNames, word)) return otherNames[word] ?? '';
  const near = nearest(word, allowed);
  return near === undefined ? 'For any value, remove "type".' : `Did you mean "${near}"?`;
}
