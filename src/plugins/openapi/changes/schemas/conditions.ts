// Compares what schemas demand beyond types and limits: `not`, `if`, `contains` and the like, as a whole.
import { compareText } from '#model/place';
import type { Schema, SchemaObject } from '../../api/schema.ts';
import type { Finding, Flow } from '../change.ts';
import { fingerprint } from './fingerprint.ts';

const keywords = [
  'not',
  'if',
  'contains',
  'minContains',
  'maxContains',
  'propertyNames',
  'dependentRequired',
  'dependentSchemas',
  'contentSchema',
  'unevaluatedItems',
] as const;

/** It is not known whether another condition is a stricter one, so that it breaks requests. */
export function compareConditions(
  old: readonly SchemaObject[],
  next: readonly SchemaObject[],
  flow: Flow,
): readonly Omit<Finding, 'at'>[] {
  const kind = 'changed';
  return keywords.flatMap((keyword): readonly Omit<Finding, 'at'>[] => {
    const [before, after] = [printCondition(old, keyword), printCondition(next, keyword)];
    if (before === after) return [];
    const named = `the condition "${keyword}"`;
    const breaking = flow === 'request' && after !== '';
    if (before === '') return [{ kind, breaking, code: 'condition-added', message: `${named} is new` }];
    if (after === '') return [{ kind, breaking, code: 'condition-removed', message: `${named} is removed` }];
    return [{ kind, breaking, code: 'condition-changed', message: `${named} changes` }];
  });
}

/** Empty where there is none. */
function printCondition(members: readonly SchemaObject[], keyword: (typeof keywords)[number]): string {
  const printed = members.flatMap((member) => {
    if (member[keyword] === undefined) return [];
    const { if: condition, then, else: otherwise } = member;
    // The names of a map are taken for keywords, which changes nothing: both sides are read alike.
    const value = keyword === 'if' ? { if: condition, then, else: otherwise } : { [keyword]: member[keyword] };
    return [fingerprint(value as Schema)];
  });
  return [...new Set(printed)].sort(compareText).join();
}
