// Explains why a value is invalid, and which values are valid.
import type { ErrorObject } from 'ajv';
import { nearest } from 'slodocs';
import { listed } from '../help.ts';
import { type Fault, type Path, quoted } from './fault.ts';

export function explainValue(error: ErrorObject, path: Path, own: string): Fault {
  const { keyword, params, schema, parentSchema, data } = error;
  const description = parentSchema?.['description'];
  const key = params['propertyName'] ?? error.propertyName;
  if (key !== undefined) {
    const help = String(description ?? 'Use a different key.');
    const message = `${own} has the invalid key "${key}"`;
    return { code: 'wrong-value', message, help, path: [...path, String(key)], isKey: true };
  }
  const allowed = (keyword === 'enum' ? (schema as readonly unknown[]) : keyword === 'const' ? [schema] : []).map(String);
  const meant = typeof data === 'string' ? nearest(data, allowed) : undefined;
  const usual = description ?? (allowed.length > 0 ? `Write ${listed(allowed, 'or')}.` : rightType(error));
  const guess = meant === undefined || (keyword === 'const' && description) ? usual : `Did you mean "${meant}"?`;
  const help = params['help'] ?? guess;
  return {
    code: 'wrong-value',
    message: `${own} ${predicate(error)}`,
    help: String(help),
    path: placed(error, path),
    word: params['word'],
    meant,
  };
}

function rightType({ keyword, schema }: ErrorObject): string {
  if (keyword === 'type') return `Write ${listed([schema].flat().map(withArticle), 'or')}.`;
  return keyword === 'uniqueItems' ? 'List each item only once.' : 'Use a different value.';
}

function withArticle(type: unknown): string {
  if (type === 'boolean') return 'true or false';
  const name = { array: 'list', string: 'string', object: 'map', integer: 'whole number' }[String(type)] ?? String(type);
  return `a ${name}`;
}

function predicate({ keyword, params, data, schema, message = '' }: ErrorObject): string {
  switch (keyword) {
    case 'type':
      return data === null ? 'is empty' : `is ${quoted(data)}, not ${listed([params['type']].flat().map(withArticle), 'or')}`;
    case 'enum':
    case 'const':
    case 'pattern':
    case 'format':
    case 'minItems':
    case 'maxItems':
      return `cannot be ${quoted(data)}`;
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'exclusiveMaximum':
      return `is ${quoted(data)}, but must be ${params['comparison']} ${schema}`;
    case 'minLength':
      return data === '' ? 'is empty' : `has fewer than ${schema} characters`;
    case 'maxLength':
      return `has ${String(data).length} characters, more than ${schema}`;
    case 'uniqueItems':
      return 'has the same item twice';
    // Custom keywords provide their own messages.
    default:
      return typeof data === 'string' && params['word'] === undefined ? `is ${quoted(data)}, which ${message}` : message;
  }
}

/** Locates the problem: the second of two equal items, or the first item beyond the maximum. */
function placed({ keyword, params, schema }: ErrorObject, path: Path): Path {
  if (keyword === 'uniqueItems') return [...path, Math.max(params['i'] as number, params['j'] as number)];
  return keyword === 'maxItems' ? [...path, schema as number] : path;
}
