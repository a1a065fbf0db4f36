// What changes of credentials and servers.
import { expect, test } from 'vitest';
import { compare, operation, spec } from './compare-texts.ts';

const schemes = (more = ''): string => `components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    token: { type: http, scheme: bearer }
    login: { type: oauth2, flows: { implicit: { authorizationUrl: 'https://shop.example/', scopes: { read: Read, write: Write } } } }
    ${more}`;
const needing = (security: string, more = ''): string => operation(`security: [${security}]`, schemes(more));

test.each([
  [
    'credentials are needed where there were none',
    needing(''),
    needing('{ key: [] }, { token: [], key: [] }'),
    ['breaking changed security-required | operation | credentials are now needed: "key" or "token" with "key"'],
  ],
  [
    'credentials are needed that were optional',
    needing('{}, { key: [] }'),
    needing('{ key: [] }'),
    ['breaking changed security-required | operation | credentials are now needed: "key"'],
  ],
  [
    'no credentials are needed',
    needing('{ key: [] }'),
    needing('{ key: [] }, {}'),
    ['changed security-dropped | operation | credentials are no longer needed'],
  ],
  [
    'other credentials are needed',
    needing('{ key: [] }'),
    needing('{ token: [] }'),
    [
      'breaking removed security-alternative-removed | operation | "key" no longer suffices',
      'added security-alternative-added | operation | "token" now suffices',
    ],
  ],
  [
    'further credentials are needed beside them',
    needing('{ key: [] }'),
    needing('{ key: [], token: [] }'),
    [
      'breaking removed security-alternative-removed | operation | "key" no longer suffices',
      'added security-alternative-added | operation | "key" with "token" now suffices',
    ],
  ],
  [
    'an alternative is added',
    needing('{ key: [] }'),
    needing('{ token: [] }, { key: [] }'),
    ['added security-alternative-added | operation | "token" now suffices'],
  ],
  [
    'a scope is added',
    needing('{ login: [read] }'),
    needing('{ login: [read, write] }'),
    ['breaking changed security-scope-added | operation | "login" now needs the scope "write"'],
  ],
  [
    'a scope is removed',
    needing('{ login: [read, write] }'),
    needing('{ login: [read] }'),
    ['changed security-scope-removed | operation | "login" no longer needs the scope "write"'],
  ],
])('%s', async (_, old, next, lines) => {
  expect(await compare(old, next)).toEqual(lines);
});

test('a scheme that is only called otherwise is the same', async () => {
  const old = needing('{ other: [] }', 'other: { type: apiKey, in: query, name: key }');
  expect(await compare(old, needing('{ renamed: [] }', 'renamed: { type: apiKey, in: query, name: key }'))).toEqual([]);
});

test('a scheme that becomes another one is told of once, for the whole API', async () => {
  const api = (scheme: string): string =>
    spec(
      ['a', 'b']
        .map((path) => `/${path}:\n  get: { security: [{ other: [] }], responses: { 200: { description: OK } } }`)
        .join('\n'),
      schemes(`other: ${scheme}`),
    );
  expect(
    await compare(api('{ type: apiKey, in: header, name: X-Other }'), api('{ type: apiKey, in: query, name: other }')),
  ).toEqual([
    'breaking changed security-scheme-changed | security scheme other | the credentials change from "apiKey in header x-other" to "apiKey in query other"',
  ]);
});

test('the credentials of the whole API are those of its operations', async () => {
  const api = (security: string): string =>
    spec('/a:\n  get: { responses: { 200: { description: OK } } }', `${schemes()}\nsecurity: [${security}]`);
  expect(await compare(api('{ key: [] }'), api('{ token: [] }'))).toEqual([
    'breaking removed security-alternative-removed | operation | "key" no longer suffices',
    'added security-alternative-added | operation | "token" now suffices',
  ]);
});

test('servers come and go, for the API and for an operation that has its own', async () => {
  const api = (url: string, own: string): string => operation(`servers: [{ url: '${own}' }]`, `servers: [{ url: '${url}' }]`);
  expect(await compare(api('/v1', '/files'), api('/v2', '/uploads'))).toEqual([
    'changed server-removed | servers | the server "/v1" is no longer listed',
    'added server-added | servers | the server "/v2" is new',
    'changed server-removed | servers | the server "/files" is no longer listed',
    'added server-added | servers | the server "/uploads" is new',
  ]);
});
