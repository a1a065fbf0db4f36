// Tests the form that is made of an operation: its fields, bodies and credentials.
import { describe, expect, it } from 'vitest';
import type { MediaType } from '../../../../src/plugins/openapi/api/answers.ts';
import type { Operation, Parameter } from '../../../../src/plugins/openapi/api/api.ts';
import type { Schema } from '../../../../src/plugins/openapi/api/schema.ts';
import { makeRequestForm } from '../../../../src/plugins/openapi/samples/samples.ts';
import {
  describeApi,
  describeBody,
  describeMedia,
  describeOperation,
  describeParameter,
  describeResponse,
  example,
  nowhere,
} from '../describe-api.ts';
import { schemes } from './sample-operations.ts';

const api = describeApi({ securitySchemes: schemes });
const make = (given: Partial<Operation>) => makeRequestForm(describeOperation({ path: '/pets', ...given }), api);

function fieldOf(schema: Schema, given: Partial<Parameter> = {}) {
  const [form] = make({ parameters: [describeParameter({ name: 'a', in: 'query', schema, ...given })] }).parameters;
  return form?.field;
}

function mediaOf(...content: readonly MediaType[]) {
  return make({ method: 'post', requestBody: describeBody(...content) }).body?.media ?? [];
}

describe('fields', () => {
  it.each<[Schema, string, readonly string[], unknown]>([
    [{ type: 'string' }, 'text', [], 'string'],
    [{ type: ['integer', 'null'] }, 'number', [], 0],
    [{ type: 'boolean' }, 'boolean', [], true],
    [{ type: 'string', format: 'password' }, 'password', [], 'pa$$word'],
    [{ enum: ['a', 'b', null] }, 'choice', ['a', 'b'], 'a'],
    [{ type: 'integer', enum: [1, 2], default: 2 }, 'choice', ['1', '2'], 2],
    [{ oneOf: [{ const: 'x' }, { enum: ['y', 'z'] }] }, 'choice', ['x', 'y', 'z'], 'x'],
    [{ anyOf: [{ enum: ['x'] }, { type: 'string' }] }, 'text', [], 'x'],
    [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }, 'text', [], 0],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'number', [], 0],
    [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, 'list', ['a', 'b'], ['a']],
    [{ type: 'array', items: { type: 'object' } }, 'json', [], [{}]],
    [{ type: 'object', properties: { a: { type: 'integer' } } }, 'json', [], { a: 0 }],
    [{ anyOf: [{ type: 'string' }, { type: 'object' }] }, 'json', [], 'string'],
    [true, 'text', [], 'string'],
  ])('%j is %s', (schema, kind, choices, value) => {
    expect(fieldOf(schema)).toEqual({ kind, choices, example: value, shown: false });
  });
  it('are shown where they are required or have an example', () => {
    expect(fieldOf({ type: 'string' }, { required: true })?.shown).toBe(true);
    expect(fieldOf({ type: 'string' }, { examples: example('x') })).toMatchObject({ shown: true, example: 'x' });
    expect(fieldOf({ type: 'string', examples: ['y'] })).toMatchObject({ shown: true, example: 'y' });
    expect(fieldOf({ type: 'string', default: 'z' })).toMatchObject({ shown: false, example: 'z' });
  });
  it('take the example of the parameter first, also where it is written as it is sent', () => {
    expect(
      fieldOf({ type: 'string', example: 'b' }, { examples: [{ name: 'x', value: undefined }, ...example('a')] })?.example,
    ).toBe('a');
    expect(fieldOf({ type: 'array' }, { examples: example('1,2') })?.example).toEqual(['1', '2']);
    expect(fieldOf({ type: 'object' }, { examples: example('{"a":1}') })?.example).toEqual({ a: 1 });
  });
  it('of content are JSON', () => {
    const content = describeMedia({ type: 'application/json', schema: { type: 'string' }, examples: example('x') });
    const [form] = make({ parameters: [describeParameter({ name: 'a', in: 'query', content })] }).parameters;
    expect(form).toMatchObject({ contentType: 'application/json', field: { kind: 'json', example: 'x', shown: true } });
  });
  it('are not made of headers that come from elsewhere', () => {
    const names = ['ACCEPT', 'Content-Type', 'authorization', 'X-Other'];
    const { parameters } = make({ parameters: names.map((name) => describeParameter({ name, in: 'header' })) });
    expect(parameters.map(({ name }) => name)).toEqual(['X-Other']);
  });
});

describe('bodies', () => {
  it('prefer JSON, and are of the kind of their type', () => {
    const types = [
      'text/csv',
      'application/vnd.api+json; charset=utf-8',
      'text/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'image/svg+xml',
      'image/png',
      'application/octet-stream',
      'multipart/mixed',
    ];
    const schema: Schema = { properties: { a: { type: 'string' } } };
    const media = mediaOf(...types.map((type) => describeMedia({ type, schema })));
    expect(media.map(({ type, kind }) => [type, kind])).toEqual([
      ['application/vnd.api+json; charset=utf-8', 'json'],
      ['text/csv', 'text'],
      ['text/xml', 'xml'],
      ['application/x-www-form-urlencoded', 'form'],
      ['multipart/form-data', 'multipart'],
      ['image/svg+xml', 'text'],
      ['image/png', 'binary'],
      ['application/octet-stream', 'binary'],
      ['multipart/mixed', 'text'],
    ]);
    expect(media.map(({ file }) => file).filter(Boolean)).toEqual(['file.png', 'file.bin']);
  });
  it('have a type that can be sent instead of a range', () => {
    const typed = (type: string, schema?: Schema) =>
      mediaOf(describeMedia({ type, ...(schema === undefined ? {} : { schema }) }))[0]?.type;
    expect(typed('*/*', { type: 'object' })).toBe('application/json');
    expect(typed('*/*', { type: 'string' })).toBe('text/plain');
    expect(typed('*/*', { type: 'string', format: 'binary' })).toBe('application/octet-stream');
    expect(typed('*/*')).toBe('application/octet-stream');
    expect(typed('application/*', { type: 'array' })).toBe('application/json');
    expect(typed('image/*')).toBe('image/jpeg');
    expect(typed('text/*')).toBe('text/plain');
  });
  it('have the examples of their author, by name, or one of the schema', () => {
    const schema: Schema = { type: 'object', properties: { id: { type: 'integer', readOnly: true }, name: { type: 'string' } } };
    const examples = [
      { name: 'one', summary: 'The first', value: { name: 'a' } },
      { name: 'two', value: '{"name":"b"}' },
      { name: 'three', value: undefined, externalValue: 'three.json' },
    ];
    expect(mediaOf(describeMedia({ type: 'application/json', schema, examples }))[0]?.examples).toEqual([
      { name: 'The first', text: '{\n  "name": "a"\n}' },
      { name: 'two', text: '{\n  "name": "b"\n}' },
    ]);
    expect(mediaOf(describeMedia({ type: 'application/json', schema }))[0]?.examples).toEqual([
      { name: '', text: '{\n  "name": "string"\n}' },
    ]);
    expect(
      mediaOf(describeMedia({ type: 'application/json', schema: { type: 'string' }, examples: example('1') }))[0]?.examples,
    ).toEqual([{ name: '', text: '"1"' }]);
    expect(mediaOf(describeMedia({ type: 'application/json' }))[0]?.examples).toEqual([]);
  });
  it('have parts with their types, without read-only ones', () => {
    const schema: Schema = {
      type: 'object',
      required: ['name'],
      properties: {
        id: { type: 'integer', readOnly: true },
        name: { type: 'string' },
        note: { type: 'string' },
        photo: { type: 'string', contentMediaType: 'image/png' },
        scans: { type: 'array', items: {} },
        data: { type: 'object' },
        ids: { type: 'array', items: { type: 'string' } },
      },
    };
    const encoding = new Map([
      ['scans', { contentType: 'application/pdf', headers: [], allowReserved: false }],
      ['ids', { style: 'pipeDelimited', headers: [], allowReserved: false }],
    ]);
    const [media] = mediaOf(describeMedia({ type: 'multipart/form-data', schema, encoding, examples: example({ note: 'hi' }) }));
    const plain = { choices: [], shown: false };
    expect(media?.parts).toEqual([
      {
        name: 'name',
        required: true,
        field: { ...plain, kind: 'text', example: 'string', shown: true },
        explode: true,
        allowReserved: false,
      },
      {
        name: 'note',
        required: false,
        field: { ...plain, kind: 'text', example: 'hi', shown: true },
        explode: true,
        allowReserved: false,
      },
      {
        name: 'photo',
        required: false,
        field: { ...plain, kind: 'file', example: 'photo.png' },
        contentType: 'image/png',
        explode: true,
        allowReserved: false,
      },
      {
        name: 'scans',
        required: false,
        field: { ...plain, kind: 'file', example: 'scans.pdf', many: true },
        contentType: 'application/pdf',
        explode: true,
        allowReserved: false,
      },
      { name: 'data', required: false, field: { ...plain, kind: 'json', example: {} }, explode: true, allowReserved: false },
      {
        name: 'ids',
        required: false,
        field: { ...plain, kind: 'list', example: ['string'] },
        style: 'pipeDelimited',
        explode: false,
        allowReserved: false,
      },
    ]);
  });
  it('without parts of a name are texts', () => {
    const [form, multipart] = mediaOf(
      describeMedia({
        type: 'application/x-www-form-urlencoded',
        schema: { type: 'object', additionalProperties: { const: 'a b' } },
      }),
      describeMedia({ type: 'multipart/form-data', schema: { type: 'object' } }),
    );
    expect(form).toMatchObject({ kind: 'text', examples: [{ name: '', text: 'key=a+b' }] });
    expect(multipart).toMatchObject({ kind: 'text', examples: [] });
  });
  it('show all parts where none is required and none has an example', () => {
    const schema: Schema = { properties: { a: { type: 'string' }, b: { type: 'string' } } };
    const [media] = mediaOf(describeMedia({ type: 'application/x-www-form-urlencoded', schema }));
    expect(media?.parts.map(({ field }) => field.shown)).toEqual([true, true]);
  });
});

describe('the rest of a form', () => {
  it('has servers with a plain text', () => {
    const description = { value: 'The **live** [system](x)', place: nowhere };
    expect(
      make({
        servers: [{ url: 'https://a', description, variables: [{ name: 'v', default: '1', values: ['1', '2'], description }] }],
      }).servers,
    ).toEqual([
      { url: 'https://a', description: 'The live system', variables: [{ name: 'v', default: '1', values: ['1', '2'] }] },
    ]);
    expect(make({}).servers).toEqual([{ url: '/', description: '', variables: [] }]);
  });
  it('has what each scheme of security wants', () => {
    const names = ['basicAuth', 'bearerAuth', 'petstore_auth', 'ApiKeyAuth', 'queryKey', 'cookieAuth', 'hmac', 'unknown'];
    const { security } = make({ security: [names.map((name) => ({ name, scopes: [] })), []] });
    expect(security.map((one) => one.map(({ kind, name }) => `${kind} ${name}`.trim()))).toEqual([
      ['basic', 'bearer', 'bearer', 'header X-API-Key', 'query api_key', 'cookie session', 'http HMAC', 'none'],
      [],
    ]);
  });
  it('asks for JSON, else for what the first success has', () => {
    const responses = (...types: readonly string[]) => [
      describeResponse({ status: '400', content: [describeMedia({ type: 'text/html' })] }),
      describeResponse({ status: '201', content: types.map((type) => describeMedia({ type })) }),
    ];
    expect(make({ responses: responses('text/csv', 'application/problem+json') }).accept).toBe('application/problem+json');
    expect(make({ responses: responses('text/csv', 'text/xml') }).accept).toBe('text/csv');
    expect(make({ responses: responses() }).accept).toBeUndefined();
  });
});
