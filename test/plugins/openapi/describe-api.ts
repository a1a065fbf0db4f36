// Describes operations and APIs for tests, with all that they do not say.
import { type Place, wholeFile } from '#model/place';
import type { MediaType, Response } from '../../../src/plugins/openapi/api/answers.ts';
import type { Api, Operation, Parameter, RequestBody } from '../../../src/plugins/openapi/api/api.ts';

export const nowhere: Place = wholeFile('api.yaml');

export function describeOperation(given: Partial<Operation> & Pick<Operation, 'path'>): Operation {
  return {
    method: 'get',
    deprecated: false,
    tags: [],
    servers: [],
    parameters: [],
    responses: [],
    security: [],
    callbacks: [],
    codeSamples: [],
    settings: { hide: false },
    place: nowhere,
    pointer: '',
    ...given,
  };
}

export function describeApi(given: Partial<Api> = {}): Api {
  return {
    file: 'api.yaml',
    files: ['api.yaml'],
    format: '3.1',
    title: 'Pets',
    version: '1',
    servers: [{ url: '/', variables: [] }],
    tags: [],
    securitySchemes: new Map(),
    operations: [],
    webhooks: [],
    schemas: new Map(),
    schemaNames: new Map(),
    nameOf: () => undefined,
    describe: () => undefined,
    place: nowhere,
    settings: { hide: false },
    ...given,
  };
}

/** By the defaults of the specification. */
export function describeParameter(given: Partial<Parameter> & Pick<Parameter, 'name' | 'in'>): Parameter {
  const style = given.style ?? (given.in === 'path' || given.in === 'header' ? 'simple' : 'form');
  return {
    required: given.in === 'path',
    deprecated: false,
    style,
    explode: style === 'form',
    allowReserved: false,
    examples: [],
    place: nowhere,
    ...given,
  };
}

export function describeMedia(given: Partial<MediaType> & Pick<MediaType, 'type'>): MediaType {
  return { examples: [], encoding: new Map(), ...given };
}

export function describeBody(...content: readonly MediaType[]): RequestBody {
  return { required: true, content, place: nowhere };
}

export function describeResponse(given: Partial<Response> = {}): Response {
  return { status: '200', headers: [], content: [], links: [], place: nowhere, ...given };
}

/** One example without a name. */
export function example(value: unknown): readonly [{ readonly name: string; readonly value: unknown }] {
  return [{ name: '', value }];
}
