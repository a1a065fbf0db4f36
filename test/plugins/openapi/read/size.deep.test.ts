// Large specifications are read, in a time that grows with them.
import { expect, test } from 'vitest';
import type { SchemaObject } from '../../../../src/plugins/openapi/api/schema.ts';
import { operationOf, readSound } from './read-texts.ts';

const head = `openapi: 3.1.0\ninfo: { title: Shop, version: '1.0' }\n`;
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

test('3,000 operations', { timeout: 60_000 }, async () => {
  const paths = numbers(3000).map(
    (number) => `  /orders/{id}/parts${number}:
    get:
      operationId: getPart${number}
      tags: [t${number % 50}]
      parameters: [{ $ref: '#/components/parameters/id' }]
      responses:
        200:
          description: The part.
          content: { application/json: { schema: { $ref: '#/components/schemas/Part' } } }
          links: { next: { operationId: getPart${(number + 1) % 3000} } }
`,
  );
  const api = await readSound({
    'shop.yaml': `${head}paths:\n${paths.join('')}components:
  parameters:
    id: { name: id, in: path, required: true, schema: { type: string } }
  schemas:
    Part: { type: object, properties: { whole: { $ref: '#/components/schemas/Part' } } }
`,
  });
  expect(api.operations).toHaveLength(3000);
  expect(api.tags).toHaveLength(50);
  expect(operationOf(api, 'getPart2999').responses[0]?.content[0]?.schema).toBe(api.schemas.get('Part'));
});

test('5 megabytes', { timeout: 240_000 }, async () => {
  const schemas = numbers(8700).map((number) => {
    const properties = numbers(6).map(
      (index) => `        property${index}: { type: string, maxLength: ${index + 1}, description: "Number ${index} of them." }\n`,
    );
    return `    Schema${number}:\n      type: object\n      required: [property0]\n      properties:\n${properties.join('')}`;
  });
  const text = `${head}paths: {}\ncomponents:\n  schemas:\n${schemas.join('')}`;
  expect(text.length).toBeGreaterThan(5_000_000);
  const api = await readSound({ 'shop.yaml': text });
  expect(api.schemas.size).toBe(8700);
  const last = api.schemas.get('Schema8699') as SchemaObject;
  expect(api.describe(last.properties?.['property5'] ?? {})).toMatchObject({
    value: 'Number 5 of them.',
    place: { start: { line: text.trimEnd().split('\n').length } },
  });
});
