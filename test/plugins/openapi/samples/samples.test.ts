// Tests which samples an operation has, and the texts of responses.
import { describe, expect, it } from 'vitest';
import type { MediaType } from '../../../../src/plugins/openapi/api/answers.ts';
import { absoluteServer } from '../../../../src/plugins/openapi/samples/absolute-server.ts';
import { printCurl } from '../../../../src/plugins/openapi/samples/print/curl.ts';
import { printHttp } from '../../../../src/plugins/openapi/samples/print/languages.ts';
import { makeSampleRequest, variableOf } from '../../../../src/plugins/openapi/samples/print/sample-request.ts';
import {
  defaultLanguages,
  makeRequestForm,
  requestSamples,
  responseSamples,
  sampleLanguages,
} from '../../../../src/plugins/openapi/samples/samples.ts';
import { describeApi, describeMedia, describeOperation, example } from '../describe-api.ts';

const api = describeApi({ servers: [{ url: 'https://api.example.com', variables: [] }] });
const form = makeRequestForm(describeOperation({ path: '/pets' }), api);

describe('languages', () => {
  it('are those that are asked for, in their order', () => {
    const samples = requestSamples({ codeSamples: [] }, form, { languages: ['go', 'curl'] });
    expect(samples.map(({ language, label, syntax }) => [language, label, syntax])).toEqual([
      ['go', 'Go', 'go'],
      ['curl', 'curl', 'bash'],
    ]);
    expect(samples[1]?.code).toBe("curl 'https://api.example.com/pets'");
    expect([sampleLanguages, defaultLanguages]).toEqual([
      ['curl', 'http', 'javascript', 'python', 'go'],
      ['curl', 'http'],
    ]);
  });
  it('show the lines of a JSON body below its option, and send any other text as it is', () => {
    const print = (type: string, text: string): string[] =>
      printCurl({ ...makeSampleRequest(form), method: 'POST', body: { kind: 'text', type, text } })
        .split('\n')
        .slice(2);
    expect(print('application/json', '{\n  "name": "Rex"\n}')).toEqual(["  --data '{", '    "name": "Rex"', "  }'"]);
    expect(print('text/plain', '{\n}')).toEqual(["  --data '{", "}'"]);
  });
  it('of an author stand instead of ours, or after them', () => {
    const codeSamples = [
      { lang: 'C#', label: '', source: 'var x = 1;\n' },
      { lang: 'Shell', label: 'With jq', source: 'curl … | jq' },
      { lang: 'JavaScript', label: 'SDK', source: 'pets.list()' },
      { lang: 'Shell', label: 'wget', source: 'wget …' },
      { lang: 'PHP "8"', label: 'PHP', source: '<?php' },
    ];
    const samples = requestSamples({ codeSamples }, form, { languages: ['http', 'curl'] });
    expect(samples.map(({ language, label, syntax }) => [language, label, syntax])).toEqual([
      ['http', 'HTTP', 'http'],
      ['curl', 'With jq', 'bash'],
      ['curl', 'wget', 'bash'],
      ['c#', 'C#', 'csharp'],
      ['javascript', 'SDK', 'js'],
      ['php "8"', 'PHP', 'text'],
    ]);
    expect(samples[3]?.code).toBe('var x = 1;');
  });
});

describe('variables of credentials', () => {
  it.each([
    ['bearerAuth', 'TOKEN', 'BEARER_TOKEN'],
    ['ApiKeyAuth', 'KEY', 'API_KEY'],
    ['api_key', 'KEY', 'API_KEY'],
    ['basicAuth', 'PASSWORD', 'BASIC_PASSWORD'],
    ['OAuth2', 'TOKEN', 'OAUTH2_TOKEN'],
    ['petstore_auth', 'TOKEN', 'PETSTORE_TOKEN'],
    ['AWSSigV4', 'CREDENTIALS', 'AWS_SIG_V4_CREDENTIALS'],
    ['access-token', 'KEY', 'ACCESS_TOKEN'],
    ['Auth', 'TOKEN', 'AUTH_TOKEN'],
    ['2fa', 'TOKEN', 'API_2FA_TOKEN'],
    ['Schlüssel', 'KEY', 'SCHL_SSEL_KEY'],
    ['認証', 'TOKEN', 'TOKEN'],
  ] as const)('%s holds a %s: %s', (scheme, holds, variable) => {
    expect(variableOf({ scheme, kind: 'bearer', name: '', scopes: [] }, holds).variable).toBe(variable);
  });
});

describe('servers that are relative', () => {
  it('stay so; a message leaves the host to who sends it', () => {
    const print = (url: string) => {
      const operation = describeOperation({ path: '/pets', servers: [{ url, variables: [] }] });
      return printHttp(makeSampleRequest(makeRequestForm(operation, api))).split('\n');
    };
    expect(print('/v1')).toEqual(['GET /v1/pets HTTP/1.1', 'Host: $HOST']);
    expect(print('//example.com/v1')).toEqual(['GET /v1/pets HTTP/1.1', 'Host: example.com']);
    expect(print('https://[::1]:80')).toEqual(['GET /pets HTTP/1.1', 'Host: [::1]:80']);
  });
});

describe('servers without a host', () => {
  const location = 'https://docs.example/base/api/kettles/openapi.yaml';
  it.each([
    ['/', 'https://docs.example/'],
    ['/v1', 'https://docs.example/v1'],
    ['v1', 'https://docs.example/base/api/kettles/v1'],
    ['../v1/', 'https://docs.example/base/api/v1/'],
    ['//api.example/v1', 'https://api.example/v1'],
    ['/{stage}', 'https://docs.example/{stage}'],
    ['{base}/v1', '{base}/v1'],
    ['https://{stage}.example', 'https://{stage}.example'],
  ])('%s', (url, absolute) => {
    const variables = [
      { name: 'stage', default: 'test', values: [] },
      { name: 'base', default: 'https://api.example', values: [] },
    ];
    expect(absoluteServer({ url, variables }, location).url).toBe(absolute);
  });
  it('are absolute in every language', () => {
    const server = absoluteServer({ url: '/v1', description: '', variables: [] }, location);
    for (const { language, code } of requestSamples(
      { codeSamples: [] },
      { ...form, servers: [server] },
      { languages: sampleLanguages },
    ))
      expect(code, language).toMatch(/https:\/\/docs\.example\/v1\/pets|GET \/v1\/pets HTTP\/1\.1\nHost: docs\.example/);
  });
});

describe('responses', () => {
  const write = (...content: readonly MediaType[]) => responseSamples({ content }, describeApi());
  it('are written by media type, without write-only properties', () => {
    const schema = {
      type: 'object',
      properties: { id: { type: 'integer', readOnly: true }, password: { type: 'string', writeOnly: true } },
      xml: { name: 'user' },
    } as const;
    expect(
      write(describeMedia({ type: 'application/json', schema }), describeMedia({ type: 'application/xml', schema })),
    ).toEqual([
      { type: 'application/json', name: '', code: '{\n  "id": 0\n}', syntax: 'json' },
      {
        type: 'application/xml',
        name: '',
        code: '<?xml version="1.0" encoding="UTF-8"?>\n<user>\n  <id>0</id>\n</user>',
        syntax: 'xml',
      },
    ]);
  });
  it('have none of media that are no texts, or that say nothing', () => {
    const binary = describeMedia({ type: 'application/x-thing', schema: { type: 'string', format: 'binary' } });
    expect(
      write(describeMedia({ type: 'image/png', schema: { type: 'string' } }), binary, describeMedia({ type: 'text/plain' })),
    ).toEqual([]);
  });
  it('have all named examples, and texts as they are', () => {
    const examples = [
      { name: 'a', value: 'line\nline' },
      { name: 'b', summary: 'Second', value: '<p>x</p>' },
    ];
    expect(write(describeMedia({ type: 'text/html', examples })).map(({ name, code, syntax }) => [name, code, syntax])).toEqual([
      ['a', 'line\nline', 'html'],
      ['Second', '<p>x</p>', 'html'],
    ]);
    expect(write(describeMedia({ type: 'application/problem+json', examples: example(null) }))[0]?.code).toBe('null');
  });
  it('of streams show items', () => {
    const itemSchema = { type: 'object', properties: { data: { const: 'a\nb' }, id: { const: 1 } } } as const;
    expect(write(describeMedia({ type: 'text/event-stream', itemSchema }))[0]?.code).toBe('data: a\ndata: b\nid: 1');
    expect(write(describeMedia({ type: 'application/jsonl', itemSchema }))[0]?.code).toBe('{"data":"a\\nb","id":1}');
    expect(write(describeMedia({ type: 'application/json-seq', itemSchema, examples: example([{ a: 1 }, 2]) }))[0]?.code).toBe(
      '\u001e{"a":1}\n\u001e2',
    );
  });
});
