// References lead to objects of the same file and of others, however long the way is.
import { expect, test } from 'vitest';
import type { SchemaObject } from '../../../../src/plugins/openapi/api/schema.ts';
import { operationOf, printFault, readSound, readTexts } from './read-texts.ts';

const head = `openapi: 3.1.0\ninfo: { title: Shop, version: '1.0' }\n`;

/** A specification without paths, whose components stand below these lines. */
const components = (text: string): string => `${head}paths: {}\ncomponents:\n${text}`;

test('a path counts from the file that names it', async () => {
  const api = await readSound({
    'specs/shop.yaml': `${head}paths:
  /orders:
    $ref: ./paths/orders.yaml
`,
    'specs/paths/orders.yaml': `get:
  operationId: listOrders
  responses:
    '200':
      description: All orders.
      content:
        application/json:
          schema: { $ref: ../schemas/order.yaml#/Order }
`,
    'specs/schemas/order.yaml': `Order:
  type: object
  properties:
    customer: { $ref: customer.json }
    first: { $ref: '#/Order' }
`,
    'specs/schemas/customer.json': '{ "type": "object", "title": "Customer" }',
  });
  const order = operationOf(api, 'listOrders').responses[0]?.content[0]?.schema as SchemaObject;
  expect(order.properties?.['customer']).toEqual({ type: 'object', title: 'Customer' });
  expect(order.properties?.['first']).toBe(order);
  expect(api.nameOf(order)).toBe('Order');
  expect(api.nameOf(order.properties?.['customer'] ?? {})).toBe('customer');
  expect(api.files).toEqual([
    'specs/shop.yaml',
    'specs/paths/orders.yaml',
    'specs/schemas/order.yaml',
    'specs/schemas/customer.json',
  ]);
  expect(operationOf(api, 'listOrders')).toMatchObject({ path: '/orders', place: { file: 'specs/paths/orders.yaml' } });
});

test('keys are escaped in pointers, and members of lists have numbers', async () => {
  const api = await readSound({
    'shop.yaml': `${head}paths:
  /orders/{a}~b:
    get:
      operationId: one
      parameters:
        - { name: a, in: path, required: true, schema: { type: string } }
      responses: { 200: { description: All. } }
  /twice/{a}:
    get:
      operationId: other
      parameters:
        - $ref: '#/paths/~1orders~1%7Ba%7D~0b/get/parameters/0'
      responses: { 200: { description: All. } }
`,
  });
  expect(operationOf(api, 'other').parameters).toEqual(operationOf(api, 'one').parameters);
});

test('a path item may be a reference, with keys of its own', async () => {
  const api = await readSound({
    'shop.yaml': `${head}paths:
  /orders:
    $ref: '#/components/pathItems/orders'
    summary: Orders
    delete: { operationId: deleteOrders, responses: { 204: { description: Done. } } }
components:
  pathItems:
    orders:
      summary: Anything
      get: { operationId: listOrders, responses: { 200: { description: All orders. } } }
`,
  });
  expect(api.operations.map(({ method, path, summary }) => `${method} ${path} ${summary}`)).toEqual([
    'get /orders Orders',
    'delete /orders Orders',
  ]);
});

test('webhooks, callbacks and their path items may be references', async () => {
  const api = await readSound({
    'shop.yaml': `${head}webhooks:
  orderPlaced: { $ref: '#/components/pathItems/placed' }
paths:
  /orders:
    post:
      operationId: createOrder
      callbacks:
        shipped: { $ref: '#/components/callbacks/shipped' }
      responses: { 201: { description: Done. } }
components:
  callbacks:
    shipped:
      '{$request.body#/url}': { $ref: '#/components/pathItems/shipped' }
  pathItems:
    placed:
      post: { operationId: orderPlaced, responses: { 200: { description: Read. } } }
    shipped:
      post: { operationId: orderShipped, responses: { 200: { description: Read. } } }
`,
  });
  expect(api.webhooks.map(({ method, path }) => `${method} ${path}`)).toEqual(['post orderPlaced']);
  const [callback] = operationOf(api, 'createOrder').callbacks;
  expect(callback?.name).toBe('shipped');
  expect(callback?.operations.map(({ path, operationId }) => [path, operationId])).toEqual([
    ['{$request.body#/url}', 'orderShipped'],
  ]);
});

test('keys beside a reference hold together with what it refers to', async () => {
  const api = await readSound({
    'shop.yaml': components(`  schemas:
    Text: { type: string, description: A text. }
    Title:
      $ref: '#/components/schemas/Text'
      description: A title.
      maxLength: 80
  responses:
    Done: { description: It is done., headers: { Age: { schema: { type: integer } } } }
    Deleted:
      $ref: '#/components/responses/Done'
      description: It is deleted.
    Removed: { $ref: '#/components/responses/Deleted' }
`).replace(
      'paths: {}',
      `paths:\n  /orders:\n    delete: { operationId: a, responses: { 204: { $ref: '#/components/responses/Removed' } } }`,
    ),
  });
  const text = api.schemas.get('Text');
  const title = api.schemas.get('Title') as SchemaObject;
  expect(title).toEqual({ allOf: [text], description: 'A title.', maxLength: 80 });
  expect(title.allOf?.[0]).toBe(text);
  const [response] = operationOf(api, 'a').responses;
  expect(response?.description?.value).toBe('It is deleted.');
  expect(response?.headers.map(({ name }) => name)).toEqual(['Age']);
});

test('a reference without keys of its own is what it refers to', async () => {
  const api = await readSound({
    'shop.yaml': components(`  schemas:
    A: { $ref: '#/components/schemas/B' }
    B: { $ref: '#/components/schemas/C' }
    C: { type: object, properties: { a: { $ref: '#/components/schemas/A' } } }
`),
  });
  const c = api.schemas.get('C') as SchemaObject;
  expect(api.schemas.get('A')).toBe(c);
  expect(c.properties?.['a']).toBe(c);
});

test('anchors name schemas wherever they stand', async () => {
  const api = await readSound({
    'shop.yaml': components(`  schemas:
    Order:
      type: object
      properties:
        price: { $ref: '#price' }
        items: { $ref: 'parts.yaml#item' }
        tree: { $ref: '#node' }
      $defs:
        price: { $anchor: price, type: number }
        node: { $dynamicAnchor: node, type: object, properties: { child: { $dynamicRef: '#node' } } }
`),
    'parts.yaml': '- { $anchor: item, type: string }\n',
  });
  const { properties } = api.schemas.get('Order') as SchemaObject;
  expect(properties).toMatchObject({ price: { type: 'number' }, items: { type: 'string' }, tree: { type: 'object' } });
});

test.each([
  ['alone', ''],
  ['with keys beside them', ', description: A link of a chain.'],
])('a chain of 3,000 references %s is no limit', { timeout: 30_000 }, async (_, beside) => {
  const links = Array.from(
    { length: 3000 },
    (_, index) => `    S${index}: { $ref: '#/components/schemas/S${index + 1}'${beside} }`,
  );
  const api = await readSound({ 'shop.yaml': components(`  schemas:\n${links.join('\n')}\n    S3000: { type: integer }\n`) });
  let schema = api.schemas.get('S0') as SchemaObject;
  let steps = 0;
  for (; schema.allOf; steps++) schema = schema.allOf[0] as SchemaObject;
  expect(schema).toEqual({ type: 'integer' });
  expect(steps).toBe(beside === '' ? 0 : 3000);
});

test('a chain of 3,000 responses with keys beside their references is no limit', { timeout: 30_000 }, async () => {
  const links = Array.from(
    { length: 3000 },
    (_, index) => `    R${index}: { $ref: '#/components/responses/R${index + 1}', description: Response ${index}. }`,
  );
  const api = await readSound({
    'shop.yaml': components(
      `  responses:\n${links.join('\n')}\n    R3000: { description: The last., headers: { Age: { schema: {} } } }\n`,
    ).replace(
      'paths: {}',
      `paths:\n  /a:\n    get: { operationId: a, responses: { 200: { $ref: '#/components/responses/R0' } } }`,
    ),
  });
  const [response] = operationOf(api, 'a').responses;
  expect(response?.description?.value).toBe('Response 0.');
  expect(response?.headers).toHaveLength(1);
});

test('a "$ref" in an example is data: its file is not reported and not published', async () => {
  const api = await readSound({
    'shop.yaml': components(`  schemas:
    Link: { type: object, example: { $ref: ./notes.md } }
    Other: { type: object, example: { $ref: ./secret.yaml } }
`),
    'notes.md': '# "Notes\n',
    'secret.yaml': 'password: x\n',
  });
  expect(api.files).toEqual(['shop.yaml']);
});

test('references that lead only to each other are reported once', async () => {
  const { faults } = await readTexts({
    'shop.yaml': components(`  schemas:
    A: { $ref: '#/components/schemas/B' }
    B: { $ref: '#/components/schemas/C' }
    C: { $ref: '#/components/schemas/A' }
    D: { $ref: '#/components/schemas/D', title: D }
    E: { type: array, items: { $ref: '#/components/schemas/A' } }
`),
  });
  expect(faults.map(printFault)).toEqual(
    [
      'broken-reference shop.yaml:9:16 "#/components/schemas/D" refers to itself, at #/components/schemas/D/$ref',
      'broken-reference shop.yaml:8:16 "#/components/schemas/A" refers to itself, at #/components/schemas/C/$ref',
    ].toSorted(),
  );
});

test('a specification outside of the site reaches files of its own folder alone', async () => {
  const { api, faults } = await readTexts({
    '../api/shop.yaml': components(`  schemas:
    A: { $ref: ./a.yaml }
    B: { $ref: ../b.yaml }
    C: { $ref: ../site/c.yaml }
`),
    '../api/a.yaml': 'type: string\n',
    '../b.yaml': 'type: string\n',
    'c.yaml': 'type: string\n',
  });
  expect(faults.map(printFault)).toEqual([
    'broken-reference ../api/shop.yaml:7:16 "../b.yaml" leads out of the site, at #/components/schemas/B/$ref',
    'broken-reference ../api/shop.yaml:8:16 "../site/c.yaml" leads out of the site, at #/components/schemas/C/$ref',
  ]);
  expect(api?.files).toEqual(['../api/shop.yaml', '../api/a.yaml']);
});

test('a fault in a file is reported once, however many references lead to it', async () => {
  const { api, faults } = await readTexts({
    'shop.yaml': components(`  schemas:
    A: { $ref: 'parts.yaml#/A' }
    B: { $ref: 'parts.yaml#/A' }
    C: { $ref: 'broken.yaml#/A' }
    D: { $ref: 'broken.yaml#/B' }
`),
    'parts.yaml': 'A: { type: strin }\n',
    'broken.yaml': 'A: {\n',
  });
  expect(faults.map(printFault)).toEqual([
    expect.stringMatching(/^invalid-syntax broken\.yaml:1:4 /),
    expect.stringMatching(/^invalid-value parts\.yaml:1:12 "type" must be one of .*, at #\/A\/type$/),
  ]);
  expect([...(api?.schemas.keys() ?? [])]).toEqual(['A', 'B']);
});
