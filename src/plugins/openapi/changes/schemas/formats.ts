// Compares the formats of two schemas, and how their texts are encoded.
import type { SchemaObject } from '../../api/schema.ts';
import type { Finding, Flow } from '../change.ts';
import { quote } from '../quote.ts';
import type { Atom } from './types.ts';

type Members = readonly SchemaObject[];

/** Formats of which each holds those before it. */
const widenings: readonly (readonly string[])[] = [
  ['int32', 'int64'],
  ['float', 'double'],
];

const formatKeys = ['format', 'contentEncoding', 'contentMediaType'] as const;

/** Of texts and numbers. */
export function compareFormats(
  old: Members,
  next: Members,
  shared: ReadonlySet<Atom>,
  flow: Flow,
): readonly Omit<Finding, 'at'>[] {
  if (!['string', 'integer', 'fraction'].some((atom) => shared.has(atom as Atom))) return [];
  return formatKeys.flatMap((key): readonly Omit<Finding, 'at'>[] => {
    const of = (members: Members): string | undefined => members.find((member) => member[key] !== undefined)?.[key];
    const [before, after] = [of(old), of(next)];
    const kind = 'changed';
    if (before === after) return [];
    if (after === undefined)
      return [{ kind, breaking: false, code: 'format-removed', message: `the ${key} ${quote(before)} is removed` }];
    if (before === undefined)
      return [{ kind, breaking: flow === 'request', code: 'format-added', message: `the ${key} ${quote(after)} is new` }];
    const message = `the ${key} changes from ${quote(before)} to ${quote(after)}`;
    return [{ kind, breaking: breaks(before, after, flow), code: 'format-changed', message }];
  });
}

function breaks(before: string, after: string, flow: Flow): boolean {
  const order = widenings.find((names) => names.includes(before) && names.includes(after));
  if (!order) return true;
  const isWider = order.indexOf(after) > order.indexOf(before);
  return flow === (isWider ? 'response' : 'request');
}
