// Lists the objects of OpenAPI 3.0, 3.1 and 3.2 with their keys, as the specifications define them.
import type { Fields } from 'slodocs/kit';
import type { Format } from '../../api/api.ts';
import { documentShapes, type Shape } from './document-shapes.ts';
import { operationShapes } from './operation-shapes.ts';

const markdown = 'text';

const schemaShapes = {
  schema: {
    noun: 'a schema',
    referable: true,
    keys: {
      $schema: 'text >=3.1',
      $id: 'text >=3.1',
      $anchor: 'text >=3.1',
      $dynamicAnchor: 'text >=3.1',
      $dynamicRef: 'text >=3.1',
      $comment: 'text >=3.1',
      $vocabulary: 'any >=3.1',
      $defs: 'schema{} >=3.1',
      type: 'types',
      format: 'text',
      title: markdown,
      description: markdown,
      default: 'any',
      enum: 'any[]',
      const: 'any >=3.1',
      example: 'any',
      examples: 'any[] >=3.1',
      deprecated: 'flag',
      nullable: 'flag <3.1',
      readOnly: 'flag',
      writeOnly: 'flag',
      properties: 'schema{}',
      patternProperties: 'schema{} >=3.1',
      additionalProperties: 'schema',
      unevaluatedProperties: 'schema >=3.1',
      propertyNames: 'schema >=3.1',
      dependentSchemas: 'schema{} >=3.1',
      dependentRequired: 'any >=3.1',
      required: 'text[]',
      minProperties: 'number',
      maxProperties: 'number',
      items: 'schema',
      prefixItems: 'schema[] >=3.1',
      contains: 'schema >=3.1',
      unevaluatedItems: 'schema >=3.1',
      minItems: 'number',
      maxItems: 'number',
      uniqueItems: 'flag',
      minContains: 'number >=3.1',
      maxContains: 'number >=3.1',
      allOf: 'schema[]',
      oneOf: 'schema[]',
      anyOf: 'schema[]',
      not: 'schema',
      if: 'schema >=3.1',
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: 'schema >=3.1',
      else: 'schema >=3.1',
      minLength: 'number',
      maxLength: 'number',
      pattern: 'text',
      contentEncoding: 'text >=3.1',
      contentMediaType: 'text >=3.1',
      contentSchema: 'schema >=3.1',
      minimum: 'number',
      maximum: 'number',
      exclusiveMinimum: 'limit',
      exclusiveMaximum: 'limit',
      multipleOf: 'number',
      discriminator: 'discriminator',
      xml: 'xml',
      externalDocs: 'externalDocs',
    },
  },
  discriminator: {
    noun: 'a discriminator',
    keys: { propertyName: 'text!', mapping: 'text{}', defaultMapping: 'text >=3.2' },
  },
  xml: {
    noun: 'an "xml"',
    keys: {
      name: 'text',
      namespace: 'text',
      prefix: 'text',
      attribute: 'flag',
      wrapped: 'flag',
      nodeType: 'element|attribute|text|cdata|none >=3.2',
    },
  },
} as const satisfies Readonly<Record<string, Shape>>;

const shapes = { ...documentShapes, ...operationShapes, ...schemaShapes };

export type ShapeName = keyof typeof shapes;

export function isShape(kind: string): kind is ShapeName {
  return Object.hasOwn(shapes, kind);
}

export function shapeOf(name: ShapeName): Shape {
  return shapes[name];
}

/** The key of the components of that shape: `schemas`. */
export function componentsOf(name: ShapeName): string | undefined {
  return Object.keys(shapeOf('components').keys ?? {}).find((key) => componentShape(key) === name);
}

/** The shape of components below that key. */
export function componentShape(key: string): ShapeName | undefined {
  const map = shapeOf('components').keys?.[key]?.split(' ')[0] ?? '';
  const each = isShape(map) ? shapeOf(map).each : undefined;
  return each !== undefined && isShape(each) ? each : undefined;
}

/** Keys that an object needs only in some formats, or for some values of other keys. `key` is the one that it stands at. */
export function neededKeys(name: ShapeName, fields: Fields, format: Format, key: string): readonly string[] {
  switch (name) {
    case 'document':
      return format !== '3.0' && (fields['webhooks'] || fields['components']) ? [] : ['paths'];
    case 'operation':
      return format === '3.0' ? ['responses'] : [];
    case 'response':
      return format === '3.2' ? [] : ['description'];
    case 'parameter':
    case 'header':
      return fields['content'] === undefined ? [fields['in'] === 'querystring' ? 'content' : 'schema'] : [];
    case 'schema':
      return format === '3.0' && fields['type'] === 'array' ? ['items'] : [];
    case 'securityScheme':
      return ofScheme.get(fields['type']) ?? [];
    case 'flow':
      return ofFlow.get(key) ?? [];
    default:
      return [];
  }
}

const ofScheme: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['apiKey', ['name', 'in']],
  ['http', ['scheme']],
  ['oauth2', ['flows']],
  ['openIdConnect', ['openIdConnectUrl']],
]);

const ofFlow: ReadonlyMap<string, readonly string[]> = new Map([
  ['implicit', ['authorizationUrl']],
  ['password', ['tokenUrl']],
  ['clientCredentials', ['tokenUrl']],
  ['authorizationCode', ['authorizationUrl', 'tokenUrl']],
  ['deviceAuthorization', ['deviceAuthorizationUrl', 'tokenUrl']],
]);
