// Reads an OpenAPI document as far as its pages are compared with it: with no code of ours.
import { parse } from 'yaml';

/** What the page of an operation has to show. */
export interface Documented {
  /** The last parts of its address. */
  readonly page: string;
  readonly title: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly place: string }[];
  readonly statuses: readonly string[];
  /** Of each media type of the request body, the names of what a client sends. */
  readonly bodies: readonly { readonly type: string; readonly properties: readonly string[] }[];
}

// biome-ignore lint/suspicious/noExplicitAny: a document is any JSON.
type Json = any;

/** As pages group parameters. */
const places = ['path', 'query', 'header', 'cookie'];
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export function parseDocument(text: string): Json {
  return parse(text);
}

export function documentedOperations(document: Json): readonly Documented[] {
  const read = (paths: Json, folder: string): Documented[] =>
    Object.entries<Json>(paths).flatMap(([path, item]) =>
      methods.flatMap((method) => (item[method] ? [describe(document, { path, method, item, folder })] : [])),
    );
  return [...read(document.paths, ''), ...read(document.webhooks, 'webhooks/')];
}

interface Found {
  readonly path: string;
  readonly method: string;
  readonly item: Json;
  readonly folder: string;
}

function describe(document: Json, { path, method, item, folder }: Found): Documented {
  const operation = item[method];
  const parameters: Json[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(document, one));
  const body = resolve(document, operation.requestBody);
  // A client reads what a webhook sends.
  const hidden = folder === '' ? 'readOnly' : 'writeOnly';
  return {
    page: folder + kebab(operation.operationId ?? `${method} ${path}`),
    title: operation.summary,
    method: method.toUpperCase(),
    path,
    parameters: parameters
      .map(({ name, in: place }) => ({ name, place }))
      .sort((a, b) => places.indexOf(a.place) - places.indexOf(b.place)),
    statuses: Object.keys(operation.responses),
    bodies: Object.entries<Json>(body?.content ?? {}).map(([type, { schema }]) => ({
      type,
      properties: propertiesOf(document, schema, hidden),
    })),
  };
}

function propertiesOf(document: Json, given: Json, hidden: string): readonly string[] {
  const schema = resolve(document, given);
  if (schema.items) return propertiesOf(document, schema.items, hidden);
  const own = Object.entries<Json>(schema.properties ?? {}).filter(([, property]) => !isHidden(document, property, hidden));
  const inner: Json[] = schema.allOf ?? [];
  return [...own.map(([name]) => name), ...inner.flatMap((one) => propertiesOf(document, one, hidden))];
}

function isHidden(document: Json, given: Json, hidden: string): boolean {
  const schema = resolve(document, given);
  return schema[hidden] === true || (schema.allOf ?? []).some((one: Json) => isHidden(document, one, hidden));
}

function resolve(document: Json, value: Json): Json {
  if (typeof value?.$ref !== 'string') return value;
  const keys = value.$ref.slice(2).split('/');
  return resolve(
    document,
    keys.reduce((inner: Json, key: string) => inner[key], document),
  );
}

function kebab(id: string): string {
  const words = id.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.split(/[^a-z0-9]+/).join('-');
}
