// Describes operations of many kinds, and what a server has to receive when a sample of each is run.
import type { Operation, SecurityScheme } from '../../../../src/plugins/openapi/api/api.ts';
import { describeBody, describeMedia, describeOperation, describeParameter, describeResponse, example } from '../describe-api.ts';

export interface Received {
  readonly method: string;
  /** As it was sent, without the folder of the case. */
  readonly path: string;
  /** Decoded pairs, in their order. */
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: ReceivedBody | undefined;
}

export type ReceivedBody =
  | { readonly json: unknown }
  | { readonly text: string }
  | { readonly pairs: readonly (readonly [string, string])[] }
  | { readonly parts: readonly ReceivedPart[] };

export interface ReceivedPart {
  readonly name: string;
  readonly file?: string;
  readonly type?: string;
  /** Of JSON: its value. */
  readonly content: unknown;
}

export interface SampleCase {
  readonly title: string;
  readonly operation: Operation;
  /** Headers are those that matter. */
  readonly expected: Received;
}

export const schemes = new Map<string, SecurityScheme>([
  ['basicAuth', { type: 'http', scheme: 'basic', deprecated: false }],
  ['bearerAuth', { type: 'http', scheme: 'bearer', deprecated: false }],
  ['petstore_auth', { type: 'oauth2', flows: [], deprecated: false }],
  ['ApiKeyAuth', { type: 'apiKey', in: 'header', name: 'X-API-Key', deprecated: false }],
  ['queryKey', { type: 'apiKey', in: 'query', name: 'api_key', deprecated: false }],
  ['cookieAuth', { type: 'apiKey', in: 'cookie', name: 'session', deprecated: false }],
  ['hmac', { type: 'http', scheme: 'HMAC', deprecated: false }],
]);

export const environment = {
  BASIC_USERNAME: 'anna',
  BASIC_PASSWORD: 'pa$$ "word"',
  BEARER_TOKEN: 'bearer-token',
  PETSTORE_TOKEN: 'oauth-token',
  API_KEY: 'header-key',
  QUERY_KEY: 'query-key',
  COOKIE_KEY: 'cookie-key',
  HMAC_CREDENTIALS: 'keyId=1',
  /** Of the message, which has what is encoded. */
  BASIC_CREDENTIALS: Buffer.from('anna:pa$$ "word"').toString('base64'),
};

export const photo = Buffer.from([0xff, 0xd8, 0, 10, 13, 10, 0xe9, 0x27, 0x22, 0x80]);

/** Files that samples name. */
export const files: Readonly<Record<string, Buffer>> = { 'photo.png': photo, 'file.png': photo, 'files.txt': Buffer.from('one') };

const json = describeResponse({ content: [describeMedia({ type: 'application/json' })] });
const odd = 'it\'s "quoted" `$HOME` \\ !x 100% ü€😀';
const pet = {
  name: odd,
  tags: [],
  born: null,
  owner: { 'full name': "O'Neil", age: 7.5, ['__proto__']: true },
  list: [1, 'two', [false], {}],
  lines: 'a\nb\t"c"\r\n',
};

function get(path: string, given: Partial<Operation>): Operation {
  return describeOperation({ path, responses: [json], ...given });
}

function post(path: string, given: Partial<Operation>): Operation {
  return get(path, { method: 'post', ...given });
}

function expectReceived(given: Partial<Received> & Pick<Received, 'path'>): Received {
  return { method: 'GET', query: [], headers: {}, body: undefined, ...given };
}

export const sampleCases: readonly SampleCase[] = [
  {
    title: 'nothing but a path',
    operation: describeOperation({ path: '/pets', responses: [describeResponse({ status: '204' })] }),
    expected: expectReceived({ path: '/pets', headers: { authorization: undefined } }),
  },
  {
    title: 'arrays and objects in the query',
    operation: get('/pets', {
      parameters: [
        describeParameter({ name: 'tags', in: 'query', schema: { type: 'array' }, examples: example(['a b', 'c&d', "e'f"]) }),
        describeParameter({ name: 'ids', in: 'query', explode: false, schema: { type: 'array' }, examples: example([1, 2, 3]) }),
        describeParameter({ name: 'pipes', in: 'query', style: 'pipeDelimited', explode: false, examples: example(['x', 'y']) }),
        describeParameter({
          name: 'filter',
          in: 'query',
          style: 'deepObject',
          explode: true,
          examples: example({ state: 'öpen', by: { name: odd } }),
        }),
        describeParameter({ name: 'limit', in: 'query', schema: { type: 'integer', default: 10 }, required: true }),
        describeParameter({ name: 'optional', in: 'query', schema: { type: 'string' } }),
        describeParameter({
          name: 'where',
          in: 'query',
          content: describeMedia({ type: 'application/json', examples: example({ a: [1, '?'] }) }),
        }),
        describeParameter({
          name: 'back',
          in: 'query',
          allowReserved: true,
          examples: example('https://x.example/?a=1&b=[c]#d'),
        }),
      ],
    }),
    expected: expectReceived({
      path: '/pets',
      query: [
        ['tags', 'a b'],
        ['tags', 'c&d'],
        ['tags', "e'f"],
        ['ids', '1,2,3'],
        ['pipes', 'x|y'],
        ['filter[state]', 'öpen'],
        ['filter[by][name]', odd],
        ['limit', '10'],
        ['where', '{"a":[1,"?"]}'],
        ['back', 'https://x.example/?a=1&b=[c]#d'],
      ],
      headers: { accept: 'application/json' },
    }),
  },
  {
    title: 'label, matrix and simple paths',
    operation: get('/shops{shop}/{pet}/{parts}.json', {
      parameters: [
        describeParameter({ name: 'shop', in: 'path', style: 'matrix', explode: true, examples: example({ a: 1, b: 'x y' }) }),
        describeParameter({ name: 'pet', in: 'path', style: 'label', examples: example(['4', '/5']) }),
        describeParameter({ name: 'parts', in: 'path', examples: example("ü'(1),{x}") }),
      ],
    }),
    expected: expectReceived({ path: '/shops;a=1;b=x%20y/.4,%2F5/%C3%BC%27%281%29%2C%7Bx%7D.json' }),
  },
  {
    title: 'parameters in headers',
    operation: get('/pets', {
      parameters: [
        describeParameter({ name: 'X-Ids', in: 'header', examples: example(['1', '2']) }),
        describeParameter({ name: 'If-Match', in: 'header', examples: example('"it\'s $1 \\ `{x}` !"') }),
        describeParameter({ name: 'Accept', in: 'header', examples: example('text/plain') }),
      ],
    }),
    expected: expectReceived({
      path: '/pets',
      headers: { 'x-ids': '1,2', 'if-match': '"it\'s $1 \\ `{x}` !"', accept: 'application/json' },
    }),
  },
  {
    title: 'cookies, one of which is a credential',
    operation: get('/pets', {
      security: [[{ name: 'cookieAuth', scopes: [] }]],
      parameters: [
        describeParameter({ name: 'theme', in: 'cookie', examples: example('dark; x') }),
        describeParameter({ name: 'ids', in: 'cookie', explode: false, examples: example([1, 2]) }),
      ],
    }),
    expected: expectReceived({ path: '/pets', headers: { cookie: 'theme=dark%3B%20x; ids=1,2; session=cookie-key' } }),
  },
  {
    title: 'JSON with quotes and signs of all kinds',
    operation: post('/pets', {
      security: [[{ name: 'bearerAuth', scopes: [] }]],
      requestBody: describeBody(describeMedia({ type: 'application/json', examples: example(pet) })),
    }),
    expected: expectReceived({
      method: 'POST',
      path: '/pets',
      headers: { 'content-type': 'application/json', authorization: 'Bearer bearer-token' },
      body: { json: pet },
    }),
  },
  {
    title: 'a merge patch, by a basic user',
    operation: get('/pets/{id}', {
      method: 'patch',
      security: [[{ name: 'basicAuth', scopes: [] }]],
      parameters: [describeParameter({ name: 'id', in: 'path', schema: { type: 'integer' }, examples: example(7) })],
      requestBody: describeBody(describeMedia({ type: 'application/merge-patch+json', examples: example({ name: null }) })),
    }),
    expected: expectReceived({
      method: 'PATCH',
      path: '/pets/7',
      headers: {
        'content-type': 'application/merge-patch+json',
        authorization: `Basic ${environment.BASIC_CREDENTIALS}`,
      },
      body: { json: { name: null } },
    }),
  },
  {
    title: 'a form',
    operation: post('/token', {
      requestBody: describeBody(
        describeMedia({
          type: 'application/x-www-form-urlencoded',
          schema: {
            type: 'object',
            required: ['grant', 'scope', 'address'],
            properties: {
              grant: { type: 'string', example: "@it's a+b&c=d ü" },
              scope: { type: 'array', items: { type: 'string' }, example: ['read', 'write'] },
              address: { type: 'object', example: { city: 'Zürich' } },
              id: { type: 'integer', readOnly: true },
              plain: { type: 'string', example: 'x' },
              'odd=name&': { type: 'boolean', example: true },
            },
          },
        }),
      ),
    }),
    expected: expectReceived({
      method: 'POST',
      path: '/token',
      headers: { accept: 'application/json' },
      body: {
        pairs: [
          ['grant', "@it's a+b&c=d ü"],
          ['scope', 'read'],
          ['scope', 'write'],
          ['address', '{"city":"Zürich"}'],
          ['plain', 'x'],
          ['odd=name&', 'true'],
        ],
      },
    }),
  },
  {
    title: 'a form whose list is joined by commas',
    operation: post('/search', {
      requestBody: describeBody(
        describeMedia({
          type: 'application/x-www-form-urlencoded',
          schema: { type: 'object', required: ['ids'], properties: { ids: { type: 'array', example: ['a,b', 'c'] } } },
          encoding: new Map([['ids', { style: 'form', explode: false, allowReserved: false, headers: [] }]]),
        }),
      ),
    }),
    expected: expectReceived({
      method: 'POST',
      path: '/search',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: { text: 'ids=a%2Cb,c' },
    }),
  },
  {
    title: 'parts with a file and JSON',
    operation: post('/photos', {
      security: [[{ name: 'ApiKeyAuth', scopes: [] }]],
      requestBody: describeBody(
        describeMedia({
          type: 'multipart/form-data',
          schema: {
            type: 'object',
            required: ['title', 'meta', 'photo', 'files', 'odd'],
            properties: {
              title: { type: 'string', example: '@one; type=x, "ü"' },
              meta: { type: 'object', example: { a: 'it\'s; "x", y', n: [1] } },
              photo: { type: 'string', format: 'binary' },
              files: { type: 'array', items: { type: 'string', format: 'binary' } },
              odd: { type: 'string', example: '<one.txt' },
            },
          },
          encoding: new Map([
            ['photo', { contentType: 'image/png, image/jpeg', allowReserved: false, headers: [] }],
            ['files', { contentType: 'text/plain', allowReserved: false, headers: [] }],
          ]),
        }),
      ),
    }),
    expected: expectReceived({
      method: 'POST',
      path: '/photos',
      headers: { 'x-api-key': 'header-key' },
      body: {
        parts: [
          { name: 'title', content: '@one; type=x, "ü"' },
          { name: 'meta', type: 'application/json', content: { a: 'it\'s; "x", y', n: [1] } },
          { name: 'photo', file: 'photo.png', type: 'image/png', content: photo.toString('latin1') },
          { name: 'files', file: 'files.txt', type: 'text/plain', content: 'one' },
          { name: 'odd', content: '<one.txt' },
        ],
      },
    }),
  },
  {
    title: 'a key in the query beside other parameters',
    operation: get('/pets', {
      security: [
        [
          { name: 'queryKey', scopes: [] },
          { name: 'petstore_auth', scopes: ['read'] },
        ],
      ],
      parameters: [describeParameter({ name: 'q', in: 'query', examples: example('a b') })],
    }),
    expected: expectReceived({
      path: '/pets',
      query: [
        ['q', 'a b'],
        ['api_key', 'query-key'],
      ],
      headers: { authorization: 'Bearer oauth-token' },
    }),
  },
  {
    title: 'a binary upload',
    operation: get('/photos/{id}', {
      method: 'put',
      parameters: [describeParameter({ name: 'id', in: 'path', examples: example('p1') })],
      security: [[{ name: 'queryKey', scopes: [] }]],
      requestBody: describeBody(describeMedia({ type: 'image/png' })),
    }),
    expected: expectReceived({
      method: 'PUT',
      path: '/photos/p1',
      query: [['api_key', 'query-key']],
      headers: { 'content-type': 'image/png' },
      body: { text: photo.toString('latin1') },
    }),
  },
  {
    title: 'XML of several lines',
    operation: post('/pets', {
      responses: [describeResponse({ content: [describeMedia({ type: 'application/xml' })] })],
      security: [[{ name: 'hmac', scopes: [] }]],
      requestBody: describeBody(
        describeMedia({ type: 'application/xml', examples: example(`<a b='1'>\n  "\${x}" \`y\` \\ """ ü\n</a>`) }),
      ),
    }),
    expected: expectReceived({
      method: 'POST',
      path: '/pets',
      headers: { 'content-type': 'application/xml', accept: 'application/xml', authorization: 'HMAC keyId=1' },
      body: { text: `<a b='1'>\n  "\${x}" \`y\` \\ """ ü\n</a>` },
    }),
  },
  {
    title: 'a text that looks like the name of a file',
    operation: post('/notes', {
      requestBody: describeBody(describeMedia({ type: 'text/plain', examples: example("@one.txt's") })),
    }),
    expected: expectReceived({
      method: 'POST',
      path: '/notes',
      headers: { 'content-type': 'text/plain' },
      body: { text: "@one.txt's" },
    }),
  },
  {
    title: 'deleting',
    operation: get('/pets/{id}', {
      method: 'delete',
      parameters: [describeParameter({ name: 'id', in: 'path', schema: { type: 'string', format: 'uuid' } })],
      responses: [describeResponse({ status: '204' })],
    }),
    expected: expectReceived({ method: 'DELETE', path: '/pets/497f6eca-6276-4993-bfeb-53cbbbba6f08' }),
  },
  {
    title: 'a post without a body',
    operation: describeOperation({ path: '/jobs', method: 'post' }),
    expected: expectReceived({ method: 'POST', path: '/jobs' }),
  },
  {
    title: 'a head',
    operation: get('/pets', { method: 'head' }),
    expected: expectReceived({ method: 'HEAD', path: '/pets' }),
  },
];
