// Specifications of any size are read, in a time that grows with them.
import { expect, test } from 'vitest';
import type { SchemaObject } from '../../../../src/plugins/openapi/api/schema.ts';
import { deepTest } from '../../../property-runs.ts';
import { readSound, readTexts } from './read-texts.ts';

const head = `openapi: 3.1.0\ninfo: { title: Shop, version: '1.0' }\n`;
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

test('schemas that are nested 60 deep', async () => {
  let schema = '{ type: string }';
  for (const _ of numbers(60)) schema = `{ items: ${schema} }`;
  const api = await readSound({ 'shop.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    Deep: ${schema}\n` });
  let next = api.schemas.get('Deep') as SchemaObject;
  let depth = 0;
  for (; next.items; depth++) next = next.items as SchemaObject;
  expect([depth, next]).toEqual([60, { type: 'string' }]);
});

test.each(['yaml', 'json'])('properties that are nested 60 deep are refused in %s, with a way out', async (extension) => {
  let schema = '{"type":"string"}';
  for (const _ of numbers(60)) schema = `{"properties":{"inner":${schema}}}`;
  const text = `{"openapi":"3.1.0","info":{"title":"Shop","version":"1"},"components":{"schemas":{"Deep":${schema}}}}`;
  const { api, faults } = await readTexts({ [`shop.${extension}`]: text });
  expect(api).toBeUndefined();
  expect(faults).toEqual([
    {
      code: 'invalid-syntax',
      message: 'lists and maps are nested more than 100 levels deep here',
      help: 'Move inner schemas to "components", "schemas", and replace each with a "$ref".',
      place: expect.objectContaining({ file: `shop.${extension}` }),
    },
  ]);
});

deepTest('a list of 200,000 values', { timeout: 60_000 }, async () => {
  const values = numbers(200_000).join(',');
  const api = await readSound({
    'shop.json': `{"openapi":"3.1.0","info":{"title":"Shop","version":"1"},"components":{"schemas":{"N":{"enum":[${values}]}}}}`,
  });
  expect((api.schemas.get('N') as SchemaObject).enum).toHaveLength(200_000);
});
