// What changes of operations as a whole: paths, parameters, bodies, answers and callbacks.
import { describe, expect, test } from 'vitest';
import { changesBetween, compare, operation, spec } from './compare-texts.ts';

/** Each change with its operation: `GET /a added operation-added`. */
async function named(old: string, next: string): Promise<readonly string[]> {
  const changes = await changesBetween(old, next);
  return changes.map(({ operation: one, breaking, code }) => {
    const where = one ? `${one.webhook ? 'webhook ' : ''}${one.method} ${one.path}` : 'api';
    return `${where} ${breaking ? 'breaking ' : ''}${code}`;
  });
}

const get = (path: string, keys = ''): string =>
  `${path}:\n  get:\n    responses: { 200: { description: OK } }\n${keys === '' ? '' : `    ${keys}\n`}`;

describe('operations', () => {
  test('come and go', async () => {
    const changes = await changesBetween(spec(get('/a') + get('/b')), spec(get('/a') + get('/c')));
    expect(changes).toEqual([
      {
        kind: 'added',
        breaking: false,
        code: 'operation-added',
        operation: { method: 'get', path: '/c', webhook: false },
        at: 'operation',
        message: 'the operation is new',
        place: expect.objectContaining({ file: 'new.yaml', start: { line: 9, column: 5 } }),
      },
      {
        kind: 'removed',
        breaking: true,
        code: 'operation-removed',
        operation: { method: 'get', path: '/b', webhook: false },
        at: 'operation',
        message: 'the operation is removed',
        place: expect.objectContaining({ file: 'old.yaml', start: { line: 9, column: 5 } }),
      },
    ]);
  });

  const item = (name: string, keys = ''): string =>
    `/items/{${name}}:\n  get:\n    parameters: [{ name: ${name}, in: path, required: true, schema: { type: string } }]\n    responses: { 200: { description: OK } }\n${keys}`;

  test('are the same where only the names of path parameters differ', async () => {
    expect(await compare(spec(item('id')), spec(item('name')))).toEqual([
      'changed parameter-renamed | path parameter name | the parameter "id" is now called "name": generated clients differ',
    ]);
  });

  test('of paths that differ in more are not', async () => {
    expect(await named(spec(item('id')), spec(get('/items/all')))).toEqual([
      'get /items/all operation-added',
      'get /items/{id} breaking operation-removed',
    ]);
  });

  test('keep their path where a twin of it comes', async () => {
    const both = `${item('id')}\n${get('/items/mine')}`;
    expect(await named(spec(item('id')), spec(both))).toEqual(['get /items/mine operation-added']);
  });

  test('with another id are those of another name in generated clients', async () => {
    const [old, next] = [get('/a', 'operationId: listA'), get('/a', 'operationId: allA')].map((text) => spec(text)) as [
      string,
      string,
    ];
    expect(await compare(old, next)).toEqual([
      'changed operation-id-changed | operation | the operationId changes from "listA" to "allA": generated clients differ',
    ]);
    expect(await compare(spec(get('/a')), next)).toEqual([
      'changed operation-id-changed | operation | the operationId is now "allA": generated clients differ',
    ]);
    expect(await compare(old, spec(get('/a')))).toEqual([
      'changed operation-id-changed | operation | the operationId "listA" is removed: generated clients differ',
    ]);
  });

  test('that have moved are told of with their new path', async () => {
    const [old, next] = [get('/a', 'operationId: listA'), get('/v2/a', 'operationId: listA')].map((text) => spec(text));
    expect(await compare(old as string, next as string)).toEqual([
      'added operation-added | operation | the operation is new',
      'breaking removed operation-removed | operation | the operation is removed; "listA" is now "GET /v2/a"',
    ]);
  });

  test('are deprecated, with a date and without', async () => {
    const plain = spec(get('/a'));
    const deprecated = spec(get('/a', 'deprecated: true'));
    const dated = spec(get('/a', 'deprecated: true\n    x-sunset: 2030-01-01'));
    expect(await compare(plain, deprecated)).toEqual([
      'deprecated operation-deprecated | operation | the operation is deprecated',
    ]);
    expect(await compare(plain, dated)).toEqual([
      'deprecated operation-deprecated | operation | the operation is deprecated and ends on "2030-01-01"',
    ]);
    expect(await compare(deprecated, dated)).toEqual([
      'deprecated operation-deprecated | operation | the deprecated operation now ends on "2030-01-01"',
    ]);
    expect(await compare(dated, plain)).toEqual([
      'changed operation-undeprecated | operation | the operation is no longer deprecated',
    ]);
    expect(await compare(dated, spec(get('/b')))).toEqual([
      'added operation-added | operation | the operation is new',
      'breaking removed operation-removed | operation | the operation is removed; it was deprecated and due to end on "2030-01-01"',
    ]);
  });

  test('that are hidden promise nothing', async () => {
    const hidden = spec(get('/a', 'x-slodocs: { hide: true }'));
    expect(await compare(hidden, spec(get('/b', 'x-slodocs: { hide: true }')))).toEqual([]);
    expect(await compare(spec(get('/a')), hidden)).toEqual([
      'breaking removed operation-removed | operation | the operation is now hidden',
    ]);
    expect(await compare(hidden, spec(get('/a')))).toEqual(['added operation-added | operation | the operation is new']);
  });

  test('stand in the order of the new specification, the breaking changes of each first, and what is gone last', async () => {
    const old = spec(get('/gone') + get('/b', 'operationId: b') + get('/a', 'operationId: a'), 'servers: [{ url: /v1 }]');
    const next = spec(
      get('/c') +
        get('/a', 'parameters: [{ name: q, in: query, required: true, schema: {} }]') +
        get('/b', 'parameters: [{ name: q, in: query, schema: {} }]'),
      'servers: [{ url: /v2 }]',
    );
    expect(await named(old, next)).toEqual([
      'api server-removed',
      'api server-added',
      'get /c operation-added',
      'get /a breaking required-parameter-added',
      'get /a operation-id-changed',
      'get /b operation-id-changed',
      'get /b parameter-added',
      'get /gone breaking operation-removed',
    ]);
  });
});

describe('parameters', () => {
  const having = (...parameters: readonly string[]): string => operation(`parameters: [${parameters.join(', ')}]`);
  const query = (name: string, more = ''): string => `{ name: ${name}, in: query, schema: { type: string }${more} }`;

  test.each([
    ['a new one', having(), having(query('q')), 'added parameter-added | query parameter q | the parameter is new'],
    [
      'a new required one',
      having(),
      having(query('q', ', required: true')),
      'breaking added required-parameter-added | query parameter q | the parameter is new and required',
    ],
    [
      'one that is removed',
      having(query('q')),
      having(),
      'breaking removed parameter-removed | query parameter q | the parameter is removed: servers ignore or refuse it',
    ],
    [
      'one that becomes required',
      having(query('q')),
      having(query('q', ', required: true')),
      'breaking changed parameter-required | query parameter q | the parameter is now required',
    ],
    [
      'one that is no longer required',
      having(query('q', ', required: true')),
      having(query('q')),
      'changed parameter-optional | query parameter q | the parameter is no longer required',
    ],
    [
      'one that is deprecated',
      having(query('q')),
      having(query('q', ', deprecated: true, x-sunset: "2031-01-01"')),
      'deprecated parameter-deprecated | query parameter q | the parameter is deprecated and ends on "2031-01-01"',
    ],
    [
      'one that moves',
      having(query('token')),
      having('{ name: Token, in: header, schema: { type: string } }'),
      'breaking changed parameter-moved | header parameter Token | the parameter moves from "query" to "header"',
    ],
    [
      'one of another style',
      having('{ name: q, in: query, schema: { type: array, items: {} } }'),
      having('{ name: q, in: query, schema: { type: array, items: {} }, style: pipeDelimited, explode: false }'),
      'breaking changed parameter-style-changed | query parameter q | the serialization changes from "form, exploded" to "pipeDelimited, not exploded"',
    ],
    [
      'one that is written as JSON',
      having(query('q')),
      having('{ name: q, in: query, content: { application/json: { schema: { type: string } } } }'),
      'breaking changed parameter-style-changed | query parameter q | the serialization changes from "form" to "application/json"',
    ],
    [
      'the schema of one',
      having('{ name: q, in: query, schema: { type: array, items: { type: string } } }'),
      having('{ name: q, in: query, schema: { type: array, items: { type: string, enum: [a] } } }'),
      'breaking changed enum-added | query parameter q[] | only "a" is now allowed',
    ],
    [
      'the schema of one that is written as JSON',
      having('{ name: q, in: query, content: { application/json: { schema: { type: string } } } }'),
      having('{ name: q, in: query, content: { application/json: { schema: { type: integer } } } }'),
      'breaking changed type-changed | query parameter q | the type changes from "string" to "integer"',
    ],
  ])('%s', async (_, old, next, line) => {
    expect(await compare(old, next)).toEqual([line]);
  });

  test('that are plain are written alike, exploded or not; headers are the same in any case', async () => {
    const header = (name: string): string => `{ name: ${name}, in: header, schema: { type: string } }`;
    const old = having(query('q', ', explode: true'), header('X-Trace'));
    expect(await compare(old, having(header('x-trace'), query('q', ', explode: false')))).toEqual([]);
  });

  test('of a path come to all of its operations', async () => {
    const path = (parameters: string): string => spec(`${get('/a')}  parameters: [${parameters}]\n`);
    expect(await compare(path(''), path(query('q')))).toEqual([
      'added parameter-added | query parameter q | the parameter is new',
    ]);
  });
});

describe('request bodies', () => {
  const body = (type: string, more = ''): string =>
    operation(`requestBody: { content: { ${type}: { schema: { type: object } } }${more} }`);
  const none = operation('');

  test.each([
    ['a new one', none, body('a/json'), ['added request-body-added | request body | the request body is new']],
    [
      'a new required one',
      none,
      body('a/json', ', required: true'),
      ['breaking added required-request-body-added | request body | the request body is new and required'],
    ],
    [
      'one that is removed',
      body('a/json'),
      none,
      ['breaking removed request-body-removed | request body | the request body is removed: servers ignore or refuse it'],
    ],
    [
      'one that becomes required',
      body('a/json'),
      body('a/json', ', required: true'),
      ['breaking changed request-body-required | request body | the request body is now required'],
    ],
    [
      'one that is no longer required',
      body('a/json', ', required: true'),
      body('a/json'),
      ['changed request-body-optional | request body | the request body is no longer required'],
    ],
    [
      'another media type',
      body('application/json'),
      body('application/xml'),
      [
        'breaking removed media-type-removed | request body | the media type "application/json" is removed',
        'added media-type-added | request body | the media type "application/xml" is new',
      ],
    ],
    ['a media type with a charset', body('application/json'), body('"Application/JSON; charset=utf-8"'), []],
    ['a range of media types', body('image/png'), body('image/*'), []],
  ])('%s', async (_, old, next, lines) => {
    expect(await compare(old, next)).toEqual(lines);
  });

  test('of several media types tell which one differs', async () => {
    const two = (type: string): string =>
      operation(
        `requestBody: { content: { application/json: { schema: { type: string } }, application/xml: { schema: { type: ${type} } } } }`,
      );
    expect(await compare(two('string'), two('integer'))).toEqual([
      'breaking changed type-changed | request body (application/xml) | the type changes from "string" to "integer"',
    ]);
  });
});

describe('responses', () => {
  const having = (...responses: readonly string[]): string => spec(`/a:\n  get:\n    responses: { ${responses.join(', ')} }`);
  const ok = (more = ''): string => `200: { description: OK${more} }`;

  test.each([
    [
      'a success is removed',
      having(ok(), '202: { description: Later }'),
      having(ok()),
      ['breaking removed response-removed | response 202 | the success response is removed'],
    ],
    [
      'a failure is removed',
      having(ok(), '404: { description: Gone }'),
      having(ok()),
      ['removed response-removed | response 404 | the response is removed'],
    ],
    [
      'a status is added',
      having(ok()),
      having(ok(), '202: { description: Later }'),
      ['added response-added | response 202 | the response is new'],
    ],
    ['a range holds what it was before', having(ok(), '201: { description: Made }'), having('2XX: { description: OK }'), []],
    [
      'a media type is removed',
      having(ok(', content: { a/json: {}, b/xml: {} }')),
      having(ok(', content: { a/json: {} }')),
      ['breaking removed media-type-removed | response 200 | the media type "b/xml" is removed'],
    ],
    [
      'a media type is added',
      having(ok(', content: { a/json: {} }')),
      having(ok(', content: { a/json: {}, b/xml: {} }')),
      ['added media-type-added | response 200 | the media type "b/xml" is new'],
    ],
    [
      'a header is removed',
      having(ok(', headers: { X-Total: { schema: {} } }')),
      having(ok()),
      ['breaking removed header-removed | response 200 > header X-Total | the header is removed'],
    ],
    [
      'a header is added',
      having(ok()),
      having(ok(', headers: { X-Total: { schema: {}, required: true } }')),
      ['added header-added | response 200 > header X-Total | the header is new'],
    ],
    [
      'a header can be missing',
      having(ok(', headers: { X-Total: { schema: {}, required: true } }')),
      having(ok(', headers: { x-total: { schema: {} } }')),
      ['breaking changed header-optional | response 200 > header x-total | the header can now be missing'],
    ],
    [
      'a header is deprecated',
      having(ok(', headers: { X-Total: { schema: {} } }')),
      having(ok(', headers: { X-Total: { schema: {}, deprecated: true } }')),
      ['deprecated header-deprecated | response 200 > header X-Total | the header is deprecated'],
    ],
    [
      'the schema of a header changes',
      having(ok(', headers: { X-Total: { schema: { type: integer } } }')),
      having(ok(', headers: { X-Total: { schema: { type: string } } }')),
      ['breaking changed type-changed | response 200 > header X-Total | the type changes from "integer" to "string"'],
    ],
  ])('%s', async (_, old, next, lines) => {
    expect(await compare(old, next)).toEqual(lines);
  });

  test('in streams have items', async () => {
    const stream = (type: string): string =>
      having(
        ok(`, content: { application/jsonl: { itemSchema: { type: object, properties: { a: { type: ${type} } } } } }`),
      ).replace('3.1.0', '3.2.0');
    expect(await compare(stream('string'), stream('integer'))).toEqual([
      'breaking changed type-changed | response 200[] > a | the type changes from "string" to "integer"',
    ]);
  });
});

describe('requests that the API sends', () => {
  const body = (properties: string): string =>
    `post: { requestBody: { content: { application/json: { schema: { type: object, properties: { ${properties} } } } } }, responses: { 204: { description: Done } } }`;
  const webhook = (name: string, properties: string): string => spec(get('/a'), `webhooks: { ${name}: { ${body(properties)} } }`);
  const callback = (name: string, properties: string): string =>
    spec(`${get('/a')}    callbacks: { ${name}: { '{$request.query.url}': { ${body(properties)} } } }`);

  test('have bodies under the rules of responses, in webhooks', async () => {
    expect(await compare(webhook('sold', 'a: {}'), webhook('sold', 'b: {}'))).toEqual([
      'breaking removed property-removed | request body > a | the property is removed',
      'added property-added | request body > b | the property is new',
    ]);
  });

  test('come and go as webhooks, told apart from operations', async () => {
    const changes = await changesBetween(webhook('sold', 'a: {}'), webhook('bought', 'a: {}'));
    expect(changes.map(({ operation: one, breaking, message }) => ({ ...one, breaking, message }))).toEqual([
      { method: 'post', path: 'bought', webhook: true, breaking: false, message: 'the webhook is new' },
      { method: 'post', path: 'sold', webhook: true, breaking: true, message: 'the webhook is removed' },
    ]);
  });

  test('are callbacks of their operation', async () => {
    expect(await compare(callback('done', 'a: { type: string }'), callback('done', 'a: { type: [string, "null"] }'))).toEqual([
      'breaking changed became-nullable | callback done POST {$request.query.url} > request body > a | null is now possible',
    ]);
    expect(await compare(callback('done', ''), callback('ended', ''))).toEqual([
      'breaking removed callback-removed | callback done POST {$request.query.url} | the callback is removed',
      'added callback-added | callback ended POST {$request.query.url} | the callback is new',
    ]);
  });
});
