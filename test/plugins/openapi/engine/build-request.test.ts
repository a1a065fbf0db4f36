// Tests what a request is built of: server, parameters, credentials and body.
import { describe, expect, it } from 'vitest';
import { isPlainPair } from '../../../../src/plugins/openapi/engine/bodies.ts';
import { buildRequest } from '../../../../src/plugins/openapi/engine/build-request.ts';
import { exampleValues } from '../../../../src/plugins/openapi/engine/example-values.ts';
import type { HttpBody, RequestValues } from '../../../../src/plugins/openapi/engine/http-request.ts';
import type {
  CredentialForm,
  Field,
  MediaForm,
  PartForm,
  RequestForm,
} from '../../../../src/plugins/openapi/engine/request-form.ts';

const field: Field = { kind: 'text', choices: [], example: 'x', shown: true };

function form(given: Partial<RequestForm> = {}): RequestForm {
  return { method: 'GET', path: '/pets', servers: [], parameters: [], security: [], ...given };
}

function values(given: Partial<RequestValues> = {}): RequestValues {
  return { server: 0, variables: {}, parameters: [], security: 0, credentials: {}, ...given };
}

describe('servers', () => {
  const variables = [
    { name: 'region', default: 'eu', values: ['eu', 'us'] },
    { name: 'port', default: '443', values: [] },
  ];
  const urlOf = (url: string, chosen: Readonly<Record<string, string>> = {}, path = '/pets') =>
    buildRequest(form({ path, servers: [{ url, description: '', variables }] }), values({ variables: chosen })).url;
  it('get their variables, chosen or by default', () => {
    expect(urlOf('https://{region}.example.com:{port}/v1')).toBe('https://eu.example.com:443/v1/pets');
    expect(urlOf('https://{region}.example.com/{other}/', { region: 'us', other: 'x' })).toBe('https://us.example.com/x/pets');
    expect(urlOf('https://{region}.example.com/{other}', { region: '' })).toBe('https://eu.example.com/{other}/pets');
  });
  it('that are relative stay so', () => {
    expect(['/', '/v1/', '//api.example.com/v1', 'v1', ''].map((url) => urlOf(url))).toEqual([
      '/pets',
      '/v1/pets',
      '//api.example.com/v1/pets',
      'v1/pets',
      '/pets',
    ]);
  });
  it('get no fragment of a path, by which authors tell operations apart', () => {
    const query = { name: 'q', in: 'query', required: true, style: 'form', explode: true, allowReserved: false, field } as const;
    const { url } = buildRequest(form({ path: '/pets?kind=cat#cats', parameters: [query] }), values({ parameters: ['1'] }));
    expect(url).toBe('/pets?kind=cat&q=1');
  });
});

describe('credentials', () => {
  const send =
    (...security: readonly CredentialForm[]) =>
    (credentials: RequestValues['credentials']) =>
      buildRequest(form({ security: [security] }), values({ credentials }));
  const scheme = (kind: CredentialForm['kind'], name = ''): CredentialForm => ({ scheme: 's', kind, name, scopes: [] });
  it.each([
    [scheme('basic'), { user: 'ü', secret: 'p:w' }, [['Authorization', 'Basic w7w6cDp3']], '/pets'],
    [scheme('bearer'), { secret: 't' }, [['Authorization', 'Bearer t']], '/pets'],
    [scheme('http', 'HMAC'), { secret: 't' }, [['Authorization', 'HMAC t']], '/pets'],
    [scheme('header', 'X-Key'), { secret: 'k' }, [['X-Key', 'k']], '/pets'],
    [scheme('query', 'key'), { secret: 'k&1' }, [], '/pets?key=k%261'],
    [scheme('cookie', 'sid'), { secret: 'k' }, [['Cookie', 'sid=k']], '/pets'],
    [scheme('none'), { secret: 'k' }, [], '/pets'],
  ] as const)('%j', (one, credential, headers, url) => {
    const request = send(one)({ s: credential });
    expect([request.headers, request.url]).toEqual([headers, url]);
  });
  it('are sent together, and not at all where they are empty', () => {
    const both = send(
      { scheme: 'a', kind: 'header', name: 'A', scopes: [] },
      { scheme: 'b', kind: 'cookie', name: 'b', scopes: [] },
    );
    expect(both({ a: { secret: '1' }, b: { secret: '2' } }).headers).toEqual([
      ['A', '1'],
      ['Cookie', 'b=2'],
    ]);
    expect(both({ a: { secret: '' } }).headers).toEqual([]);
  });
});

describe('bodies', () => {
  const part = (given: Partial<PartForm>): PartForm => ({
    name: 'a',
    required: false,
    field,
    explode: true,
    allowReserved: false,
    ...given,
  });
  const media = (given: Partial<MediaForm>): MediaForm => ({
    type: 'text/plain',
    kind: 'text',
    examples: [],
    parts: [],
    ...given,
  });
  function send(one: MediaForm, body: Partial<NonNullable<RequestValues['body']>>): HttpBody | undefined {
    return buildRequest(form({ method: 'POST', body: { required: true, media: [one] } }), values({ body: { media: 0, ...body } }))
      .body;
  }
  const writtenOf = (body: HttpBody | undefined) =>
    body?.kind === 'urlencoded' ? body.pairs.map(({ written }) => written).join('&') : body;

  it('are texts, also empty ones', () => {
    expect(send(media({ kind: 'json', type: 'application/json' }), { text: '{}' })).toEqual({
      kind: 'text',
      type: 'application/json',
      text: '{}',
    });
    expect(send(media({}), { text: '' })).toEqual({ kind: 'text', type: 'text/plain', text: '' });
    expect(send(media({}), {})).toBeUndefined();
  });
  it('are files, of their own type or that of the medium', () => {
    const binary = media({ kind: 'binary', type: 'image/png' });
    expect(send(binary, { file: { name: 'a.jpg', type: 'image/jpeg' } })).toEqual({
      kind: 'file',
      file: { name: 'a.jpg', type: 'image/jpeg' },
    });
    expect(send(binary, { file: { name: 'a', type: '' } })).toEqual({ kind: 'file', file: { name: 'a', type: 'image/png' } });
    expect(send(binary, {})).toBeUndefined();
  });

  const address = { city: 'Zürich', 'zip code': '1+2' };
  it('are forms: each item of a list for itself, and objects as JSON', () => {
    const parts = [part({}), part({ name: 'b' })];
    expect(writtenOf(send(media({ kind: 'form', parts }), { parts: [['x y', 1, null], address] }))).toBe(
      'a=x+y&a=1&b=%7B%22city%22%3A%22Z%C3%BCrich%22%2C%22zip+code%22%3A%221%2B2%22%7D',
    );
  });
  it('are forms by the styles of queries', () => {
    const written = (given: Partial<PartForm>, value: unknown) =>
      writtenOf(send(media({ kind: 'form', parts: [part(given)] }), { parts: [value] }));
    expect(written({ style: 'form' }, ['x y', 'z'])).toBe('a=x+y&a=z');
    expect(written({ style: 'form', explode: false }, ['x,y', 'z'])).toBe('a=x%2Cy,z');
    expect(written({ style: 'spaceDelimited', explode: false }, ['x', 'y'])).toBe('a=x+y');
    expect(written({ style: 'pipeDelimited', explode: false }, ['x', 'y'])).toBe('a=x%7Cy');
    expect(written({ style: 'deepObject' }, address)).toBe('a%5Bcity%5D=Z%C3%BCrich&a%5Bzip+code%5D=1%2B2');
    expect(written({ style: 'form' }, address)).toBe('city=Z%C3%BCrich&zip+code=1%2B2');
    expect(written({ style: 'form', allowReserved: true }, 'a/b?c=d&e f')).toBe('a=a/b?c=d%26e%20f');
    expect(written({ contentType: 'application/json' }, 'text')).toBe('a=%22text%22');
    expect(written({}, undefined)).toBeUndefined();
  });
  it('tell pairs that every client writes alike from others', () => {
    const isPlain = (given: Partial<PartForm>, value: unknown) => {
      const body = send(media({ kind: 'form', parts: [part(given)] }), { parts: [value] });
      return body?.kind === 'urlencoded' && body.pairs.every(isPlainPair);
    };
    expect([isPlain({}, ['a b', 'c&d']), isPlain({ style: 'form', explode: false }, ['a', 'b'])]).toEqual([true, false]);
  });
  it('are parts with their types', () => {
    const file: Field = { ...field, kind: 'file', many: true };
    const parts = [
      part({}),
      part({ name: 'b' }),
      part({ name: 'c', contentType: 'text/csv' }),
      part({ name: 'd', contentType: 'image/png', field: file }),
      part({ name: 'e', field: file }),
      part({ name: 'f', style: 'form', explode: false }),
    ];
    const png = { name: '1.png', type: '' };
    const given = ['text', [{ x: 1 }, 2], 'a;b', [png], { name: '2', type: 'a/b' }, ['x', 'y z']];
    expect(send(media({ kind: 'multipart', parts }), { parts: given })).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'a', type: undefined, text: 'text' },
        { name: 'b', type: 'application/json', text: '{"x":1}' },
        { name: 'b', type: undefined, text: '2' },
        { name: 'c', type: 'text/csv', text: 'a;b' },
        { name: 'd', file: { name: '1.png', type: 'image/png' } },
        { name: 'e', file: { name: '2', type: 'a/b' } },
        { name: 'f', text: 'x,y z' },
      ],
    });
  });
});

describe('examples', () => {
  it('fill what is shown, and choose the first of all', () => {
    const parameter = { name: 'q', in: 'query', required: true, style: 'form', explode: true, allowReserved: false } as const;
    const file: Field = { ...field, kind: 'file', example: 'a.png' };
    const part: PartForm = {
      name: 'p',
      required: true,
      field: file,
      explode: true,
      allowReserved: false,
      contentType: 'image/png',
    };
    const made = exampleValues(
      form({
        parameters: [
          { ...parameter, field },
          { ...parameter, field: { ...field, shown: false } },
        ],
        body: { required: true, media: [{ type: 'multipart/form-data', kind: 'multipart', examples: [], parts: [part] }] },
      }),
    );
    expect(made).toEqual({
      server: 0,
      variables: {},
      parameters: ['x', undefined],
      body: { media: 0, text: undefined, parts: [{ name: 'a.png', type: 'image/png' }], file: undefined },
      security: 0,
      credentials: {},
    });
  });
});
