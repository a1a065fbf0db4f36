// Whatever a specification holds, it is read or its faults are reported: reading never throws.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseYaml } from '#files/yaml/yaml';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Api } from '../../../../src/plugins/openapi/api/api.ts';
import { readApi } from '../../../../src/plugins/openapi/read/read-api.ts';
import { propertyRuns } from '../../../property-runs.ts';
import { sound } from './sound-spec.ts';

const pathOf = (value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] => [
  path,
  ...(Array.isArray(value)
    ? value.flatMap((one, index) => pathOf(one, [...path, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => pathOf(one, [...path, key]))
      : []),
];

const rich = `${sound}
x-more: 1
externalDocs: { url: https://shop.example }
`
  .replace(
    'components:\n',
    `  /all:
    x-a: 1
    trace:
      callbacks: { done: { '{$request.body#/url}': { post: { responses: { default: { $ref: '#/components/responses/Fault' } } } } } }
      externalDocs: { url: https://shop.example }
      x-slodocs: { title: All, slug: all, order: 1, hide: false }
      x-codeSamples: [{ lang: ruby, source: all }]
      requestBody: { $ref: '#/components/requestBodies/Any' }
      responses: { 2XX: { description: '', headers: { A: { $ref: '#/components/headers/A', description: A } } } }
components:
  headers: { A: { schema: { type: string } } }
  examples: { one: { value: 1 } }
  responses: { Fault: { description: A fault., content: { text/plain: { examples: { one: { $ref: '#/components/examples/one' } } } } } }
  requestBodies:
    Any:
      content:
        multipart/form-data:
          encoding: { a: { headers: { B: { $ref: '#/components/headers/A' } } } }
          schema:
            oneOf: [{ $ref: '#/components/schemas/Order' }]
            discriminator: { propertyName: kind, mapping: { order: Order } }
`,
  )
  .replace(
    'securitySchemes:\n',
    `securitySchemes:
    login: { type: oauth2, flows: { implicit: { authorizationUrl: /in, scopes: { read: Read. } } } }
    key: { type: apiKey, in: cookie, name: key }
`,
  );

const { value: whole } = parseYaml(rich, 'shop.yaml');
const places = pathOf(whole);

/** Values that authors and generators write by mistake, and some of which nobody would. */
const wrongValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1.5,
    true,
    [],
    {},
    [null],
    [[]],
    { a: null },
    'constructor',
    '__proto__',
    '#',
    '#/',
    '/',
  ),
  fc.constantFrom<unknown>({ $ref: '#/components' }, { $ref: '#' }, { $ref: 1 }, { $ref: '%' }, { $ref: '#/paths/0' }),
  fc.constantFrom<unknown>({ $ref: '#/components/schemas/Order', x: 1 }, { 'x-a': null }, { type: 'constructor' }),
  fc.json().map((text) => JSON.parse(text) as unknown),
);

async function read(value: unknown): Promise<{ api: Api | undefined; faults: readonly DiagnosticDraft[] }> {
  const faults: DiagnosticDraft[] = [];
  const text = JSON.stringify(value);
  const data = { ...parseYaml(text, 'shop.yaml'), value };
  const report = (draft: DiagnosticDraft): void => void faults.push(draft);
  const api = await readApi('shop.yaml', { readData: async () => data, read: async () => text, report });
  return { api, faults };
}

test('the specification that is changed below is sound', async () => {
  expect((await read(whole)).faults).toEqual([]);
  expect(places.length).toBeGreaterThan(150);
});

test('any value in any place', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(places.length - 1), wrongValue, async (index, value) => {
      const { api, faults } = await read(replaced(whole, places[index] ?? [], value));
      for (const { message, place } of faults) {
        expect(message).not.toMatch(/undefined|\[object|function/);
        expect(place).toBeDefined();
      }
      if (!api) expect(faults).toHaveLength(1);
      for (const operation of [...(api?.operations ?? []), ...(api?.webhooks ?? [])]) checkOperation(operation);
    }),
    { numRuns: propertyRuns(200, 5000) },
  );
});

test('any key in the place of another', { timeout: 120_000 }, async () => {
  const keyed = places.filter((path) => typeof path.at(-1) === 'string');
  const names = [...new Set(keyed.map((path) => String(path.at(-1)))), '__proto__', 'constructor', ''];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...keyed), fc.constantFrom(...names), async (path, name) => {
      const { api, faults } = await read(renamed(whole, path, name));
      if (!api) expect(faults).toHaveLength(1);
    }),
    { numRuns: propertyRuns(200, 3000) },
  );
});

/** What pages take for granted. */
function checkOperation({ parameters, responses, servers, security, tags, pointer }: Api['operations'][number]): void {
  for (const { name, in: place, examples } of parameters) {
    expect([typeof name, typeof place, Array.isArray(examples)]).toEqual(['string', 'string', true]);
  }
  for (const { status, content } of responses) expect([typeof status, Array.isArray(content)]).toEqual(['string', true]);
  for (const { url } of servers) expect(typeof url).toBe('string');
  for (const requirement of security) for (const { scopes } of requirement) expect(Array.isArray(scopes)).toBe(true);
  for (const tag of tags) expect(typeof tag).toBe('string');
  expect(pointer).toMatch(/^#\//);
}

function replaced(value: unknown, path: readonly (string | number)[], by: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? replaced(one, rest, by) : one));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, one]) => [key, key === step ? replaced(one, rest, by) : one]),
  );
}

function renamed(value: unknown, path: readonly (string | number)[], name: string): unknown {
  const [step, ...rest] = path;
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? renamed(one, rest, name) : one));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, one]) =>
      key !== step ? [key, one] : rest.length === 0 ? [name, one] : [key, renamed(one, rest, name)],
    ),
  );
}
