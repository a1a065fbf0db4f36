// Lists the keys of paths, operations, parameters, bodies and responses.
import type { Shape } from './document-shapes.ts';

const markdown = 'text';
const extras = { example: 'any', examples: 'example{}' };
const valueKeys = { schema: 'schema', content: 'mediaType{}', ...extras, explode: 'flag', allowReserved: 'flag' };
const operations = Object.fromEntries(
  ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'].map((method) => [method, 'operation']),
);

export const operationShapes = {
  paths: {
    noun: 'the paths of a specification',
    each: 'pathItem',
    pattern: { of: /^\//, words: 'a path that begins with "/"' },
  },
  pathItem: {
    noun: 'a path',
    referable: true,
    keys: {
      summary: 'text',
      description: markdown,
      ...operations,
      query: 'operation >=3.2',
      additionalOperations: 'operation{} >=3.2',
      servers: 'server[]',
      parameters: 'parameter[]',
    },
  },
  operation: {
    noun: 'an operation',
    keys: {
      tags: 'text[]',
      summary: 'text',
      description: markdown,
      externalDocs: 'externalDocs',
      operationId: 'text',
      parameters: 'parameter[]',
      requestBody: 'requestBody',
      responses: 'responses',
      callbacks: 'callback{}',
      deprecated: 'flag',
      security: 'requirement[]',
      servers: 'server[]',
      'x-slodocs': 'settings',
      'x-codeSamples': 'codeSample[]',
    },
  },
  codeSample: { noun: 'a code sample', keys: { lang: 'text!', label: markdown, source: 'text!' } },
  parameter: {
    noun: 'a parameter',
    referable: true,
    keys: {
      name: 'text!',
      in: 'query|header|path|cookie|querystring>=3.2!',
      description: markdown,
      required: 'flag',
      deprecated: 'flag',
      allowEmptyValue: 'flag',
      style: 'matrix|label|simple|form|spaceDelimited|pipeDelimited|deepObject|cookie>=3.2',
      ...valueKeys,
    },
  },
  header: {
    noun: 'a header',
    referable: true,
    keys: { description: markdown, required: 'flag', deprecated: 'flag', style: 'simple', ...valueKeys },
  },
  requestBody: {
    noun: 'a request body',
    referable: true,
    keys: { description: markdown, content: 'mediaType{}!', required: 'flag' },
  },
  mediaType: {
    noun: 'a media type',
    referable: true,
    keys: {
      schema: 'schema',
      itemSchema: 'schema >=3.2',
      ...extras,
      encoding: 'encoding{}',
      prefixEncoding: 'encoding[] >=3.2',
      itemEncoding: 'encoding >=3.2',
    },
  },
  encoding: {
    noun: 'an encoding',
    keys: {
      contentType: 'text',
      headers: 'header{}',
      style: 'form|spaceDelimited|pipeDelimited|deepObject',
      explode: 'flag',
      allowReserved: 'flag',
      encoding: 'encoding{} >=3.2',
      prefixEncoding: 'encoding[] >=3.2',
      itemEncoding: 'encoding >=3.2',
    },
  },
  responses: {
    noun: 'the responses of an operation',
    each: 'response',
    pattern: { of: /^(?:default|[1-5](?:\d\d|XX))$/, words: 'a status such as 200 or 4XX, or "default"' },
  },
  response: {
    noun: 'a response',
    referable: true,
    keys: {
      summary: 'text >=3.2',
      description: markdown,
      headers: 'header{}',
      content: 'mediaType{}',
      links: 'link{}',
    },
  },
  callback: { noun: 'a callback', referable: true, each: 'pathItem' },
  example: {
    noun: 'an example',
    referable: true,
    keys: {
      summary: 'text',
      description: markdown,
      value: 'any',
      dataValue: 'any >=3.2',
      serializedValue: 'text >=3.2',
      externalValue: 'text',
    },
  },
  link: {
    noun: 'a link',
    referable: true,
    keys: {
      operationRef: 'text',
      operationId: 'text',
      parameters: 'any',
      requestBody: 'any',
      description: markdown,
      server: 'server',
    },
  },
} as const satisfies Readonly<Record<string, Shape>>;
