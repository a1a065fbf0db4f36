// Reads a specification into an API, and reports its faults.

import { ExactNumber, type Fields, isFields, nearest } from 'slodocs/kit';
import type { Api, Format, Operation, Tag } from '../api/api.ts';
import type { Schema } from '../api/schema.ts';
import { type Building, externalDocsOf, fieldsOf, listOf, proseOf, settingsOf, textOf } from './assemble/building.ts';
import { type Built, operationsOf, requirementsOf, securitySchemesOf } from './assemble/operations.ts';
import { serversOf } from './assemble/servers.ts';
import { checkSchemes, checkTags } from './check-names.ts';
import { checkOperations } from './check-operations.ts';
import { type At, below, faultReporter, type Reading, type Report } from './faults.ts';
import { readObjects } from './objects.ts';
import { loadSpec } from './spec-files.ts';

export interface ReadApi extends Api {
  /** What overlays have made of its specification; undefined where there are none. */
  readonly overlaid?: unknown;
}

/** Undefined where the file cannot be read, or is no specification, which is reported. Other faults leave their parts out. */
export async function readApi(file: string, reading: Reading, overlays: readonly string[] = []): Promise<ReadApi | undefined> {
  const files = await loadSpec(file, reading, overlays);
  if (!files) return undefined;
  const report = faultReporter(reading, files.locate);
  const data = files.open(file);
  if (!data || data.faults.length > 0) return undefined;
  const format = formatOf(data.value, { file, path: [] }, report);
  if (format === undefined) return undefined;
  const { document, ...objects } = readObjects(files, format, report);
  const api = apiOf({ ...objects, format, report, locate: files.locate }, document, files.opened());
  return overlays.length === 0 ? api : { ...api, overlaid: data.value };
}

function apiOf(building: Building, document: Fields, files: readonly string[]): Api {
  const [file = ''] = files;
  const { format, locate, placeOf, isLost } = building;
  const info = fieldsOf(document, 'info') ?? {};
  const components = fieldsOf(document, 'components') ?? {};
  const items = fieldsOf(document, 'paths') ?? {};
  const securitySchemes = securitySchemesOf(building, components);
  const servers = serversOf(building, document) ?? [{ url: '/', variables: [] }];
  const inherited = { servers, security: requirementsOf(document) ?? [] };
  const operations = operationsOf(building, items, inherited);
  const webhooks = operationsOf(building, fieldsOf(document, 'webhooks') ?? {}, { servers: [], security: [] });
  const areLost = isLost(document, 'components') || isLost(components, 'securitySchemes');
  const schemes = areLost ? undefined : (fieldsOf(components, 'securitySchemes') ?? {});
  checkSchemes(building, document, { schemes });
  const homeless = checkOperations(building, { operations, webhooks, items, schemes });
  checkTags(building, listOf(document, 'tags'));
  const shown = (all: readonly Built[]): readonly Operation[] =>
    all.filter((one) => !homeless.has(one)).map(({ operation }) => operation);
  const schemas = Object.entries(fieldsOf(components, 'schemas') ?? {}) as [string, Schema][];
  return {
    file,
    files,
    format,
    title: settingsOf(info).title ?? textOf(info, 'title') ?? file,
    version: textOf(info, 'version') ?? '',
    summary: textOf(info, 'summary'),
    description: proseOf(building, info),
    termsOfService: textOf(info, 'termsOfService'),
    contact: fieldsOf(info, 'contact'),
    license: fieldsOf(info, 'license') as Api['license'],
    externalDocs: externalDocsOf(building, document),
    servers,
    tags: tagsOf(building, document, [...operations, ...webhooks]),
    securitySchemes,
    operations: shown(operations),
    webhooks: shown(webhooks),
    schemas: new Map(schemas),
    schemaNames: new Map(schemas.map(([name, schema]) => [schema, name])),
    nameOf: (schema) => schemaName(schema, building),
    describe: (schema) => (typeof schema === 'boolean' ? undefined : proseOf(building, schema as Fields)),
    place: locate(isFields(document['info']) ? placeOf(info) : { file, path: [] }),
    settings: settingsOf(info),
  };
}

function tagsOf(building: Building, document: Fields, operations: readonly Built[]): readonly Tag[] {
  const written = listOf(document, 'tags').map((fields): Tag => {
    const name = textOf(fields, 'name') ?? '';
    return {
      name,
      title: settingsOf(fields).title ?? textOf(fields, 'x-displayName') ?? textOf(fields, 'summary') ?? name,
      description: proseOf(building, fields),
      externalDocs: externalDocsOf(building, fields),
      settings: settingsOf(fields),
    };
  });
  const names = new Set(written.map(({ name }) => name));
  const used = new Set(operations.flatMap(({ operation }) => operation.tags).filter((name) => !names.has(name)));
  return [...written, ...[...used].map((name): Tag => ({ name, title: name, settings: { hide: false } }))];
}

/** The name under which a schema is defined: a key of a map of schemas, or a file. */
function schemaName(schema: Schema, { placeOf }: Building): string | undefined {
  if (typeof schema === 'boolean') return undefined;
  const { file, path } = placeOf(schema);
  if (path.length === 0) return file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const isNamed = ['schemas', '$defs', 'definitions'].includes(String(path.at(-2)));
  return isNamed || path.length === 1 ? String(path.at(-1)) : undefined;
}

/** Undefined for anything else, which is reported. */
export function formatOf(value: unknown, at: At, report: Report): Format | undefined {
  const refuse = (key: string | undefined, message: string, help: string, part: 'key' | 'value' = 'key'): undefined =>
    report({ code: 'unsupported-format', at: key === undefined ? at : below(at, key), part, message, help }) as undefined;
  if (!isFields(value)) {
    return refuse(
      undefined,
      'the file does not contain a specification',
      'A specification must be a map that begins with "openapi: 3.1.0".',
    );
  }
  const { swagger, asyncapi } = value;
  const openapi = value['openapi'] instanceof ExactNumber ? String(value['openapi']) : value['openapi'];
  if (swagger !== undefined) {
    const help = `Convert it to OpenAPI 3, for example with: npx swagger2openapi ${at.file} --yaml --outfile openapi.yaml`;
    return refuse('swagger', 'this is Swagger 2, the format before OpenAPI 3', help);
  }
  if (asyncapi !== undefined) {
    return refuse('asyncapi', 'this is AsyncAPI, which describes messages', 'Remove the file from the specifications.');
  }
  if (openapi === undefined) {
    const near = nearest('openapi', Object.keys(value));
    if (near !== undefined) return refuse(near, 'the file has no "openapi"', `Did you mean "openapi" instead of "${near}"?`);
    return refuse(undefined, 'the file has no "openapi"', 'A specification must begin with a line such as "openapi: 3.1.0".');
  }
  if (typeof openapi !== 'string' && typeof openapi !== 'number') {
    return refuse(
      'openapi',
      '"openapi" must be a string',
      'A specification must begin with a line such as "openapi: 3.1.0".',
      'value',
    );
  }
  // A number has lost its zeros: it is reported as one, with all other faults.
  const written = openapi === 3 ? '3.0' : String(openapi);
  const [, format] = /^(3\.[012])(?:\.|$)/.exec(written) ?? [];
  if (format !== undefined) return format as Format;
  return refuse('openapi', `OpenAPI "${written}" is not supported`, 'The supported formats are 3.0, 3.1 and 3.2.', 'value');
}
