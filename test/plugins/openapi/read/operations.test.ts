// Operations have what their path and their specification say, unless they say otherwise.
import { expect, test } from 'vitest';
import { operationOf, readSound } from './read-texts.ts';

const api = (text: string) => readSound({ 'shop.yaml': `openapi: 3.1.0\ninfo: { title: Shop, version: '1.0' }\n${text}` });

const responses = 'responses: { 200: { description: Done. } }';

test('servers are those of the operation, of the path, of the specification, or the host itself', async () => {
  const { servers, ...shop } = await api(`servers: [{ url: https://shop.example }]
paths:
  /a:
    get: { operationId: a, ${responses} }
  /b:
    servers: [{ url: https://b.example }]
    get: { operationId: b, ${responses} }
    post: { operationId: c, servers: [{ url: https://c.example }, { url: https://d.example }], ${responses} }
`);
  expect(servers.map(({ url }) => url)).toEqual(['https://shop.example']);
  const of = (id: string) => shop.operations.find((one) => one.operationId === id)?.servers.map(({ url }) => url);
  expect([of('a'), of('b'), of('c')]).toEqual([
    ['https://shop.example'],
    ['https://b.example'],
    ['https://c.example', 'https://d.example'],
  ]);
  expect((await api('paths: {}\n')).servers).toEqual([{ url: '/', variables: [] }]);
});

test('security is that of the operation, even if it needs none, or of the specification', async () => {
  const shop = await api(`security: [{ token: [] }]
paths:
  /a:
    get: { operationId: inherits, ${responses} }
    put: { operationId: none, security: [], ${responses} }
    post: { operationId: optional, security: [{}, { token: [], login: [read] }], ${responses} }
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    login: { type: oauth2, flows: { password: { tokenUrl: /token, scopes: { read: Read. } } } }
`);
  const of = (id: string) => operationOf(shop, id).security;
  expect(of('inherits')).toEqual([[{ name: 'token', scopes: [] }]]);
  expect(of('none')).toEqual([]);
  expect(of('optional')).toEqual([
    [],
    [
      { name: 'token', scopes: [] },
      { name: 'login', scopes: ['read'] },
    ],
  ]);
  expect([...shop.securitySchemes.keys()]).toEqual(['token', 'login']);
});

test('parameters of an operation replace those of its path by name and place', async () => {
  const shop = await api(`paths:
  /a/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: limit, in: query, schema: { type: string } }
      - { name: limit, in: header, schema: { type: string } }
    get:
      operationId: a
      parameters:
        - { name: limit, in: query, schema: { type: integer } }
      ${responses}
`);
  expect(operationOf(shop, 'a').parameters.map((one) => [one.in, one.name, one.schema])).toEqual([
    ['path', 'id', { type: 'string' }],
    ['header', 'limit', { type: 'string' }],
    ['query', 'limit', { type: 'integer' }],
  ]);
});

test('values have the style of their place unless they name one', async () => {
  const shop = await api(`paths:
  /a/{id}:
    get:
      operationId: a
      parameters:
        - { name: id, in: path, required: true, schema: {} }
        - { name: b, in: query, schema: {} }
        - { name: c, in: header, schema: {} }
        - { name: d, in: cookie, schema: {} }
        - { name: e, in: query, style: deepObject, explode: true, schema: {} }
        - { name: f, in: query, explode: false, schema: {} }
      ${responses}
`);
  expect(operationOf(shop, 'a').parameters.map(({ name, style, explode }) => `${name} ${style} ${explode}`)).toEqual([
    'id simple false',
    'b form true',
    'c simple false',
    'd form true',
    'e deepObject true',
    'f form false',
  ]);
});

test('tags are those of the list, in its order, and then those that only operations name', async () => {
  const shop = await api(`tags:
  - { name: returns, description: Goods that come back. }
  - { name: orders, x-displayName: Orders }
paths:
  /a:
    get: { operationId: a, tags: [stock, orders], ${responses} }
  /b:
    get: { operationId: b, tags: [extra], ${responses} }
`);
  expect(shop.tags.map(({ name, title, description }) => [name, title, description?.value])).toEqual([
    ['returns', 'returns', 'Goods that come back.'],
    ['orders', 'Orders', undefined],
    ['stock', 'stock', undefined],
    ['extra', 'extra', undefined],
  ]);
});

test('operations of a path are in the order in which readers expect them', async () => {
  const methods = ['trace', 'options', 'delete', 'patch', 'put', 'post', 'head', 'get'];
  const shop = await api(`paths:
  /b: { get: { ${responses} } }
  /a:
${methods.map((method) => `    ${method}: { ${responses} }`).join('\n')}
`);
  expect(shop.operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'get /b',
    ...['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'].map((method) => `${method} /a`),
  ]);
});

test('an operation knows its place and its pointer', async () => {
  const shop = await api(`paths:
  /a~b/{id}:
    parameters: [{ name: id, in: path, required: true, schema: {} }]
    summary: Of the path
    get:
      operationId: a
      description: |
        Two
        lines.
      ${responses}
`);
  const { place, pointer, summary, description } = operationOf(shop, 'a');
  expect(pointer).toBe('#/paths/~1a~0b~1{id}/get');
  expect(place).toEqual({ file: 'shop.yaml', start: { line: 7, column: 5 }, end: { line: 7, column: 8 } });
  expect(summary).toBe('Of the path');
  expect(description?.value).toBe('Two\nlines.\n');
  expect(description?.place.start).toEqual({ line: 9, column: 20 });
});

test('bodies, headers, examples, links and extensions are read', async () => {
  const shop = await api(`paths:
  /a:
    post:
      operationId: a
      x-slodocs: { title: Make an A, slug: make, order: 2, hide: true }
      x-codeSamples: [{ lang: ruby, source: make }]
      x-internal: true
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema: { type: object, properties: { file: {} } }
            encoding: { file: { contentType: image/png, headers: { X-Size: { schema: { type: integer } } } } }
            examples: { small: { summary: A small one, value: { file: x } }, far: { externalValue: far.json } }
      responses:
        201:
          description: Done.
          headers: { Location: { required: true, schema: { type: string } } }
          content: { application/json: { example: null } }
          links: { self: { operationId: a, description: The same again. } }
        default: { description: A fault. }
`);
  const a = operationOf(shop, 'a');
  expect(a.settings).toEqual({ title: 'Make an A', slug: 'make', order: 2, hide: true });
  expect(a.codeSamples).toEqual([{ lang: 'ruby', label: 'ruby', source: 'make' }]);
  expect(a.requestBody).toMatchObject({ required: true });
  const [media] = a.requestBody?.content ?? [];
  expect(media?.encoding.get('file')).toMatchObject({ contentType: 'image/png', headers: [{ name: 'X-Size' }] });
  expect(media?.examples).toMatchObject([
    { name: 'small', summary: 'A small one', value: { file: 'x' } },
    { name: 'far', value: undefined, externalValue: 'far.json' },
  ]);
  expect(a.responses.map(({ status }) => status)).toEqual(['201', 'default']);
  expect(a.responses[0]?.headers).toMatchObject([{ name: 'Location', required: true, style: 'simple' }]);
  expect(a.responses[0]?.content[0]?.examples).toEqual([{ name: '', value: null }]);
  expect(a.responses[0]?.links).toMatchObject([{ name: 'self', operationId: 'a' }]);
});
