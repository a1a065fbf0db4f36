// Builds the operations of paths, webhooks and callbacks.
import { decoded, type Fields, isFields } from 'slodocs/kit';
import type { Response, ResponseLink } from '../../api/answers.ts';
import type { Callback, CodeSample, OAuthFlow, Operation, SecurityRequirement, SecurityScheme, Server } from '../../api/api.ts';
import { type At, below, pointerOf } from '../faults.ts';
import {
  type Building,
  entriesOf,
  externalDocsOf,
  fieldsOf,
  flagOf,
  listOf,
  proseOf,
  settingsOf,
  sunsetOf,
  textOf,
} from './building.ts';
import { serversOf } from './servers.ts';
import { headersOf, mediaTypesOf, parametersOf, requestBodyOf } from './values.ts';

/** In the order in which readers expect them, whatever the order of the keys. */
const methods = ['get', 'head', 'query', 'post', 'put', 'patch', 'delete', 'options', 'trace'];

/** What operations have from the specification, unless they say otherwise. */
export interface Inherited {
  readonly servers: readonly Server[];
  readonly security: readonly SecurityRequirement[];
}

/** An operation, and the objects that it is built from. */
export interface Built {
  readonly operation: Operation;
  readonly fields: Fields;
  readonly item: Fields;
  /** Its path, webhook or expression: a reference to a path item where that is written. */
  readonly pathAt: At;
  readonly callbacks: readonly Built[];
}

export function operationsOf(building: Building, items: Fields, inherited: Inherited): readonly Built[] {
  return Object.entries(items).flatMap(([path, value]) => {
    const item = value as Fields;
    const others = entriesOf(item, 'additionalOperations');
    const own = methods.flatMap((method) => {
      const operation = fieldsOf(item, method);
      return operation ? [[method, operation] as const] : [];
    });
    const pathAt = below(building.placeOf(items), path);
    return [...own, ...others].map(([method, fields]): Built => {
      const named = entriesOf(fields, 'callbacks').map(
        ([name, inner]) => [name, operationsOf(building, inner, { servers: [], security: [] })] as const,
      );
      const callbacks = named.map(([name, built]): Callback => ({ name, operations: built.map(({ operation }) => operation) }));
      const operation = { ...operationOf(building, { path, method, item, fields }, inherited), callbacks };
      return { operation, fields, item, pathAt, callbacks: named.flatMap(([, built]) => built) };
    });
  });
}

interface Written {
  readonly path: string;
  readonly method: string;
  readonly item: Fields;
  readonly fields: Fields;
}

function operationOf(
  building: Building,
  { path, method, item, fields }: Written,
  inherited: Inherited,
): Omit<Operation, 'callbacks'> {
  const at = building.placeOf(fields);
  const servers = serversOf(building, fields) ?? serversOf(building, item) ?? inherited.servers;
  return {
    method: method.toLowerCase(),
    path,
    operationId: textOf(fields, 'operationId'),
    summary: textOf(fields, 'summary') ?? textOf(item, 'summary'),
    description: proseOf(building, fields) ?? proseOf(building, item),
    externalDocs: externalDocsOf(building, fields),
    deprecated: flagOf(fields, 'deprecated'),
    sunset: sunsetOf(fields),
    tags: listOf<string>(fields, 'tags'),
    servers,
    parameters: parametersOf(building, item, fields),
    requestBody: requestBodyOf(building, fieldsOf(fields, 'requestBody')),
    responses: entriesOf(fields, 'responses').map(([status, response]) => responseOf(building, status, response)),
    security: requirementsOf(fields) ?? inherited.security,
    codeSamples: listOf(fields, 'x-codeSamples').map(
      (sample): CodeSample => ({
        lang: textOf(sample, 'lang') ?? '',
        label: textOf(sample, 'label') ?? textOf(sample, 'lang') ?? '',
        source: textOf(sample, 'source') ?? '',
      }),
    ),
    settings: settingsOf(fields),
    place: building.locate(at, 'key'),
    pointer: pointerOf(at),
  };
}

function responseOf(building: Building, status: string, fields: Fields): Response {
  return {
    status,
    summary: textOf(fields, 'summary'),
    description: proseOf(building, fields),
    headers: headersOf(building, fields),
    content: mediaTypesOf(building, fields),
    links: entriesOf(fields, 'links').map(([name, link]): ResponseLink => {
      const { operationId, operationRef } = link as { operationId?: string; operationRef?: string };
      return { name, operationId, operationRef: operationRef && decoded(operationRef), description: proseOf(building, link) };
    }),
    place: building.locate(building.placeOf(fields), 'key'),
  };
}

export function securitySchemesOf(building: Building, components: Fields): ReadonlyMap<string, SecurityScheme> {
  return new Map(entriesOf(components, 'securitySchemes').map(([name, scheme]) => [name, schemeOf(building, scheme)]));
}

function schemeOf(building: Building, fields: Fields): SecurityScheme {
  const common = { description: proseOf(building, fields), deprecated: flagOf(fields, 'deprecated') };
  switch (textOf(fields, 'type')) {
    case 'apiKey': {
      const place = (textOf(fields, 'in') ?? 'header') as 'query' | 'header' | 'cookie';
      return { ...common, type: 'apiKey', in: place, name: textOf(fields, 'name') ?? '' };
    }
    case 'oauth2':
      return { ...common, type: 'oauth2', flows: flowsOf(fields) };
    case 'openIdConnect':
      return { ...common, type: 'openIdConnect', url: textOf(fields, 'openIdConnectUrl') ?? '' };
    case 'mutualTLS':
      return { ...common, type: 'mutualTLS' };
    default:
      return { ...common, type: 'http', scheme: textOf(fields, 'scheme') ?? '', bearerFormat: textOf(fields, 'bearerFormat') };
  }
}

function flowsOf(fields: Fields): readonly OAuthFlow[] {
  return entriesOf(fields, 'flows').map(([type, flow]) => ({
    type,
    authorizationUrl: textOf(flow, 'authorizationUrl'),
    deviceAuthorizationUrl: textOf(flow, 'deviceAuthorizationUrl'),
    tokenUrl: textOf(flow, 'tokenUrl'),
    refreshUrl: textOf(flow, 'refreshUrl'),
    scopes: Object.entries(fieldsOf(flow, 'scopes') ?? {}).map(([name, description]) => ({
      name,
      description: String(description),
    })),
  }));
}

export function requirementsOf(fields: Fields): readonly SecurityRequirement[] | undefined {
  const written = fields['security'] as readonly unknown[] | undefined;
  return written
    ?.filter(isFields)
    .map((requirement) => Object.entries(requirement).map(([name, scopes]) => ({ name, scopes: scopes as readonly string[] })));
}
