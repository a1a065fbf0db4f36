// Builds the form of a request to an operation.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as toText } from 'mdast-util-to-string';
import { isFields } from 'slodocs/kit';
import type { Encoding, MediaType } from '../api/answers.ts';
import type { Api, Operation, Parameter, RequestBody, SecurityRequirement, Server } from '../api/api.ts';
import { essence, isJson, isUrlEncoded, isXml } from '../engine/bodies.ts';
import type {
  BodyForm,
  CredentialForm,
  MediaForm,
  ParameterForm,
  PartForm,
  RequestForm,
  ServerForm,
} from '../engine/request-form.ts';
import { concreteType, exampleFile, isBinaryMedium, makeField } from './fields.ts';
import { flattenSchema, type SchemaNames, typeOf } from './flatten-schema.ts';
import { mediaTexts } from './media-texts.ts';

/** Headers that the specification takes from elsewhere than parameters. */
const ignoredHeaders = ['accept', 'content-type', 'authorization'];

export function makeRequestForm(operation: Operation, api: Api): RequestForm {
  const { schemaNames: names } = api;
  const servers = operation.servers.length > 0 ? operation.servers : api.servers;
  const isIgnored = (one: Parameter): boolean => one.in === 'header' && ignoredHeaders.includes(one.name.toLowerCase());
  return {
    method: operation.method.toUpperCase(),
    path: operation.path,
    servers: servers.map(makeServerForm),
    parameters: operation.parameters.filter((one) => !isIgnored(one)).map((one) => makeParameterForm(one, names)),
    body: makeBodyForm(operation.requestBody, names),
    security: operation.security.map((requirement) => makeSecurityForm(requirement, api)),
    accept: acceptOf(operation),
  };
}

function makeServerForm({ url, name, description, variables }: Server): ServerForm {
  return {
    url,
    description: name ?? (description ? toText(fromMarkdown(description.value)) : ''),
    variables: variables.map((one) => ({ name: one.name, default: one.default, values: one.values })),
  };
}

function makeParameterForm(parameter: Parameter, names: SchemaNames): ParameterForm {
  const { name, required, style, explode, allowReserved, content } = parameter;
  const examples = parameter.examples.length > 0 ? parameter.examples : (content?.examples ?? []);
  const schema = parameter.schema ?? content?.schema;
  const isContent = content !== undefined && isJson(content.type);
  return {
    name,
    in: parameter.in,
    required: required || parameter.in === 'path',
    style,
    explode,
    allowReserved,
    ...(content ? { contentType: content.type } : {}),
    field: makeField({ name, schema, examples, required: required || parameter.in === 'path', isJson: isContent }, names),
  };
}

function makeSecurityForm(requirement: SecurityRequirement, { securitySchemes }: Api): readonly CredentialForm[] {
  return requirement.map(({ name: scheme, scopes }): CredentialForm => {
    const known = securitySchemes.get(scheme);
    if (known?.type === 'apiKey') return { scheme, scopes, kind: known.in, name: known.name };
    if (known?.type === 'oauth2' || known?.type === 'openIdConnect') return { scheme, scopes, kind: 'bearer', name: '' };
    if (known?.type !== 'http') return { scheme, scopes, kind: 'none', name: '' };
    const kind = known.scheme.toLowerCase();
    if (kind === 'basic' || kind === 'bearer') return { scheme, scopes, kind, name: '' };
    return { scheme, scopes, kind: 'http', name: known.scheme };
  });
}

/** The media type of the first success that has one, preferably JSON. */
function acceptOf({ responses }: Operation): string | undefined {
  const successes = responses.filter(({ status }) => status.startsWith('2') || status === 'default');
  const types = successes.find(({ content }) => content.length > 0)?.content.map(({ type }) => type) ?? [];
  return types.find((type) => isJson(type)) ?? types[0];
}

/** JSON is preferred; else the order is that of the specification. Undefined where there are no media types. */
function makeBodyForm(body: RequestBody | undefined, names: SchemaNames): BodyForm | undefined {
  if (!body || body.content.length === 0) return undefined;
  const media = body.content.map((one) => makeMediaForm(one, names));
  const json = media.filter(({ kind }) => kind === 'json');
  return { required: body.required, media: [...json, ...media.filter((one) => !json.includes(one))] };
}

function makeMediaForm(media: MediaType, names: SchemaNames): MediaForm {
  const type = sentType(media, names);
  const kind = kindOf(type, media, names);
  if (kind === 'form' || kind === 'multipart') {
    const parts = makeParts(media, kind, names);
    if (parts.length > 0) return { type, kind, examples: [], parts };
    // Any names are allowed: a reader writes the text as it is sent.
    return { type, kind: 'text', examples: kind === 'form' ? mediaTexts(media, 'request', names) : [], parts: [] };
  }
  if (kind === 'binary') return { type, kind, examples: [], parts: [], file: exampleFile('', type) };
  return { type, kind, examples: mediaTexts({ ...media, type }, 'request', names), parts: [] };
}

/** A type instead of a range: what is structured is sent as JSON. */
function sentType({ type, schema = true }: MediaType, names: SchemaNames): string {
  if (!type.includes('*')) return type;
  const flat = flattenSchema(schema, names) ?? {};
  const valueType = typeOf(flat);
  if (/^(?:\*|application)\/\*/.test(type) && valueType !== undefined && flat.format !== 'binary')
    return valueType === 'string' && type.startsWith('*') ? 'text/plain' : 'application/json';
  return concreteType(type);
}

function kindOf(type: string, { schema = true }: MediaType, names: SchemaNames): MediaForm['kind'] {
  if (isUrlEncoded(type)) return 'form';
  if (essence(type) === 'multipart/form-data') return 'multipart';
  if (isJson(type)) return 'json';
  if (isXml(type)) return 'xml';
  return isBinaryMedium(type) || flattenSchema(schema, names)?.format === 'binary' ? 'binary' : 'text';
}

/** Where none is required and none has an example, all are shown, since a form without parts says nothing. */
function makeParts(media: MediaType, kind: 'form' | 'multipart', names: SchemaNames): readonly PartForm[] {
  const flat = flattenSchema(media.schema ?? true, names) ?? {};
  const example = media.examples.find(({ value }) => isFields(value))?.value ?? flat.example;
  const values = new Map(isFields(example) ? Object.entries(example) : []);
  const parts = Object.entries(flat.properties ?? {}).flatMap(([name, schema]): readonly PartForm[] => {
    const property = flattenSchema(schema, names);
    if (!property || property.readOnly) return [];
    const encoding = media.encoding.get(name);
    const required = flat.required?.includes(name) === true;
    const own = encoding?.contentType === undefined ? undefined : concreteType(encoding.contentType);
    const examples = values.has(name) ? [{ name: '', value: values.get(name) }] : [];
    const source = { name, schema, examples, required, isJson: own !== undefined && isJson(own) };
    const field = makeField(kind === 'multipart' ? { ...source, contentType: own } : source, names);
    const partType = own ?? (field.kind === 'file' ? property.contentMediaType : undefined);
    return [{ name, required, field, ...(partType === undefined ? {} : { contentType: partType }), ...styleOf(encoding) }];
  });
  if (parts.some(({ field }) => field.shown)) return parts;
  return parts.map((part) => ({ ...part, field: { ...part.field, shown: true } }));
}

/** One word about the style is enough to write a property by style. */
function styleOf(encoding: Encoding | undefined): Pick<PartForm, 'style' | 'explode' | 'allowReserved'> {
  const { style, explode, allowReserved = false } = encoding ?? {};
  if (style === undefined && explode === undefined && !allowReserved) return { explode: true, allowReserved };
  return { style: style ?? 'form', explode: explode ?? (style ?? 'form') === 'form', allowReserved };
}
