// Single breakages of a sound specification: each is one fault, at its line, column and pointer.
import { expect, test } from 'vitest';
import { printFault, readSound, readTexts } from './read-texts.ts';
import { sound } from './sound-spec.ts';

/** What is replaced, by what, and the fault of that. */
const breakages: readonly (readonly [string, string, string])[] = [
  ["'1.0'", "'1.0", 'invalid-syntax shop.yaml:4:12 this quote is never closed'],
  [
    'openapi: 3.0.3',
    "swagger: '2.0'",
    'unsupported-format shop.yaml:1:1 this is Swagger 2, the format before OpenAPI 3, at #/swagger',
  ],
  ['openapi: 3.0.3', 'opnapi: 3.0.3', 'unsupported-format shop.yaml:1:1 the file has no "openapi", at #/opnapi'],
  ['paths:', 'path:', 'unknown-key shop.yaml:14:1 "path" is not a key of a specification, at #/path'],
  ['  title: Shop\n', '', 'missing-key shop.yaml:2:1 the info of a specification has no "title", at #/info'],
  ["'1.0'", '1.0', 'invalid-value shop.yaml:4:12 "version" must be a string, at #/info/version'],
  ['{ name: MIT }', 'MIT', 'invalid-value shop.yaml:5:12 "license" must be a license: a map, at #/info/license'],
  ['name: MIT', 'nam: MIT', 'unknown-key shop.yaml:5:14 "nam" is not a key of a license, at #/info/license/nam'],
  [
    '{ default: eu, enum: [eu, us] }',
    '{ enum: [eu, us] }',
    'missing-key shop.yaml:9:7 a server variable has no "default", at #/servers/0/variables/region',
  ],
  [
    'default: eu',
    'default: fr',
    'invalid-value shop.yaml:9:26 the default "fr" is not among the values that "enum" allows, at #/servers/0/variables/region/default',
  ],
  [
    '      region:',
    '      regio:',
    'unknown-name shop.yaml:7:10 the variable "region" of the address "https://{region}.shop.example" is not defined, at #/servers/0/url',
  ],
  ['  - token: []', '  - tokens: []', 'unknown-name shop.yaml:11:5 there is no security scheme "tokens", at #/security/0/tokens'],
  [
    '  - token: []',
    '  - token',
    'invalid-value shop.yaml:11:5 number 1 of "security" must be a security requirement: a map, at #/security/0',
  ],
  [
    'scheme: bearer',
    'schema: bearer',
    'unknown-key shop.yaml:51:26 "schema" is not a key of a security scheme, at #/components/securitySchemes/token/schema',
  ],
  [
    'type: http',
    'type: htpp',
    'invalid-value shop.yaml:51:20 "type" must be one of "apiKey", "http", "oauth2", "openIdConnect", at #/components/securitySchemes/token/type',
  ],
  [
    '    token: {',
    '    tok en: {',
    'unknown-key shop.yaml:51:5 "tok en" is not allowed in the security schemes of a specification, at #/components/securitySchemes/tok en',
  ],
  ['  - name: orders', '  - nam: orders', 'unknown-key shop.yaml:13:5 "nam" is not a key of a tag, at #/tags/0/nam'],
  [
    '  /orders:',
    '  orders:',
    'unknown-key shop.yaml:15:3 "orders" is not allowed in the paths of a specification, at #/paths/orders',
  ],
  ['    post:', '    pots:', 'unknown-key shop.yaml:30:5 "pots" is not a key of a path, at #/paths/~1orders/pots'],
  [
    'operationId: createOrder',
    'operationId: listOrders',
    'duplicate-operation shop.yaml:31:20 a second operation has the id "listOrders", at #/paths/~1orders/post/operationId',
  ],
  [
    'operationId: createOrder',
    'operationId: list-orders',
    'duplicate-operation shop.yaml:30:5 the pages of "GET /orders" and "POST /orders" would have the same address, "list-orders", at #/paths/~1orders/post',
  ],
  [
    'operationId: createOrder',
    'operationId: index',
    'duplicate-operation shop.yaml:30:5 the page of "POST /orders" would have the address of the introduction, "index", at #/paths/~1orders/post',
  ],
  ['tags: [orders]', 'tags: orders', 'invalid-value shop.yaml:18:13 "tags" must be a list, at #/paths/~1orders/get/tags'],
  [
    '        - name: limit',
    '        - nmae: limit',
    'unknown-key shop.yaml:20:11 "nmae" is not a key of a parameter, at #/paths/~1orders/get/parameters/0/nmae',
  ],
  ['          in: query\n', '', 'missing-key shop.yaml:20:11 a parameter has no "in", at #/paths/~1orders/get/parameters/0'],
  [
    'in: query',
    'in: body',
    'invalid-value shop.yaml:21:15 "in" must be one of "query", "header", "path", "cookie", at #/paths/~1orders/get/parameters/0/in',
  ],
  [
    'required: false',
    "required: 'false'",
    'invalid-value shop.yaml:22:21 "required" must be true or false, at #/paths/~1orders/get/parameters/0/required',
  ],
  [
    'minimum: 1',
    "minimum: '1'",
    'invalid-value shop.yaml:23:45 "minimum" must be a number, at #/paths/~1orders/get/parameters/0/schema/minimum',
  ],
  [
    'default: 20',
    'default: many',
    'invalid-value shop.yaml:23:57 the default "many" is not of the type "integer", at #/paths/~1orders/get/parameters/0/schema/default',
  ],
  [
    "        '200':\n          description: All",
    '        ok:\n          description: All',
    'unknown-key shop.yaml:25:9 "ok" is not allowed in the responses of an operation, at #/paths/~1orders/get/responses/ok',
  ],
  [
    '          description: All orders.\n',
    '',
    'missing-key shop.yaml:25:9 a response has no "description", at #/paths/~1orders/get/responses/200',
  ],
  [
    "'#/components/schemas/Order' } }\n    post",
    "'#/components/schemas/Ordre' } }\n    post",
    'broken-reference shop.yaml:29:53 "#/components/schemas/Ordre" has no target, at #/paths/~1orders/get/responses/200/content/application~1json/schema/items/$ref',
  ],
  [
    "schema: { $ref: '#/components/schemas/Order' }\n      responses",
    'schema: { $ref: schemas.yaml }\n      responses',
    'broken-reference shop.yaml:35:29 "schemas.yaml" refers to the file "schemas.yaml", which cannot be read, at #/paths/~1orders/post/requestBody/content/application~1json/schema/$ref',
  ],
  [
    '        content:\n          application/json:\n            schema: { $ref',
    '        contents:\n          application/json:\n            schema: { $ref',
    'unknown-key shop.yaml:33:9 "contents" is not a key of a request body, at #/paths/~1orders/post/requestBody/contents',
  ],
  [
    '{ operationId: getOrder }',
    '{ operationId: getOrdr }',
    'unknown-name shop.yaml:40:34 no operation has the id "getOrdr", at #/paths/~1orders/post/responses/201/links/self/operationId',
  ],
  [
    '/orders/{number}:',
    '/orders/{id}:',
    'path-parameter shop.yaml:43:17 the path "/orders/{id}" has no "{number}", at #/paths/~1orders~1{id}/parameters/0/name',
  ],
  [
    '/orders/{number}:',
    '/orders/latest:',
    'path-parameter shop.yaml:43:17 the path "/orders/latest" has no "{number}", at #/paths/~1orders~1latest/parameters/0/name',
  ],
  [
    '/orders/{number}:',
    '/orders/{number}/{line}:',
    'path-parameter shop.yaml:44:5 the parameter "line" of the path "/orders/{number}/{line}" is not defined, at #/paths/~1orders~1{number}~1{line}/get',
  ],
  [
    '/orders/{number}:',
    '/orders/{numbr}:',
    'path-parameter shop.yaml:43:17 the path "/orders/{numbr}" has no "{number}", at #/paths/~1orders~1{numbr}/parameters/0/name',
  ],
  [
    'in: path, required: true',
    'in: path',
    'path-parameter shop.yaml:43:17 the path parameter "number" is not required, at #/paths/~1orders~1{number}/parameters/0',
  ],
  [
    '    parameters:\n      - { name: number, in: path, required: true, schema: { type: integer } }\n',
    '',
    'path-parameter shop.yaml:42:5 the parameter "number" of the path "/orders/{number}" is not defined, at #/paths/~1orders~1{number}/get',
  ],
  [
    'required: true, schema: { type: integer }',
    'required: true',
    'missing-key shop.yaml:43:11 a parameter has no "schema", at #/paths/~1orders~1{number}/parameters/0',
  ],
  [
    '    Order:\n      type: object',
    '    Order:\n      type: objekt',
    'invalid-value shop.yaml:54:13 "type" must be one of "array", "boolean", "integer", "number", "object", "string", at #/components/schemas/Order/type',
  ],
  [
    'required: [number]',
    'required: [numbr]',
    'invalid-value shop.yaml:55:18 the required property "numbr" is not defined, at #/components/schemas/Order/required/0',
  ],
  [
    'required: [number]',
    'required: number',
    'invalid-value shop.yaml:55:17 "required" must be a list, at #/components/schemas/Order/required',
  ],
  [
    '      properties:',
    '      propertys:',
    'unknown-key shop.yaml:56:7 "propertys" is not a key of a schema, at #/components/schemas/Order/propertys',
  ],
  [
    'nullable: true',
    'nullable: yes',
    'invalid-value shop.yaml:58:41 "nullable" must be true or false, at #/components/schemas/Order/properties/note/nullable',
  ],
  [
    'nullable: true',
    'const: a',
    'unknown-key shop.yaml:58:31 "const" is not a key of a schema, at #/components/schemas/Order/properties/note/const',
  ],
  [
    'type: string, nullable: true',
    "type: [string, 'null']",
    'invalid-value shop.yaml:58:23 "type" must be one of "array", "boolean", "integer", "number", "object", "string", at #/components/schemas/Order/properties/note/type',
  ],
  [
    'default: open',
    'default: opened',
    'invalid-value shop.yaml:59:63 the default "opened" is not among the values that "enum" allows, at #/components/schemas/Order/properties/state/default',
  ],
  [
    'type: array, items: {',
    'type: array, itms: {',
    'unknown-key shop.yaml:29:38 "itms" is not a key of a schema, at #/paths/~1orders/get/responses/200/content/application~1json/schema/itms',
  ],
];

test('what is broken below is sound', async () => {
  await readSound({ 'shop.yaml': sound });
});

test.each(breakages)('%j in place of %j', async (before, after, fault) => {
  expect(sound.split(before)).toHaveLength(2);
  const { faults } = await readTexts({ 'shop.yaml': sound.replace(before, () => after) });
  expect(faults.map(printFault)).toEqual([fault]);
});
