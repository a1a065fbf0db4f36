// Tests the names of types of lists.
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../../src/plugins/openapi/api/schema.ts';
import { typeName } from '../../../../src/plugins/openapi/pages/schema/type-name.ts';

const nameOf = (schema: Schema): string => typeName(schema, { nameOf: () => undefined }, 'any');
const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };

describe('the type of a list', () => {
  it.each<[string, Schema, string]>([
    ['of one type', { type: 'array', items: text }, 'string[]'],
    ['of anything', { type: 'array' }, 'array'],
    ['whose places differ', { type: 'array', prefixItems: [text, number] }, 'array'],
    ['whose places differ, closed', { type: 'array', prefixItems: [text, number], items: false }, 'array'],
    ['whose places differ, and of which more is known', { type: 'array', prefixItems: [text], items: number }, 'array'],
    ['that is always empty', { type: 'array', items: false }, 'array'],
    ['without places', { type: 'array', prefixItems: [], items: text }, 'string[]'],
    ['of lists whose places differ', { type: 'array', items: { type: 'array', prefixItems: [text], items: false } }, 'array[]'],
    ['that may be null', { type: ['array', 'null'], prefixItems: [text], items: false }, 'array | null'],
  ])('%s', (_, schema, name) => expect(nameOf(schema)).toBe(name));
});
