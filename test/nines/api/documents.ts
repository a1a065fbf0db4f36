// Reads the specifications of the REST API of Nines, with their references replaced by what they lead to.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

export const folder = 'site/openapi';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Fields = { readonly [key: string]: Json };

export interface Document {
  readonly file: string;
  readonly root: Fields;
  readonly operations: readonly Operation[];
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly fields: Fields;
  readonly parameters: readonly Fields[];
  readonly requestBody: Fields | undefined;
  readonly responses: readonly (readonly [status: string, response: Fields])[];
  /** The names of the schemes of its only requirement. */
  readonly schemes: readonly string[];
}

export function readDocuments(): readonly Document[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.flatMap((file) => {
    const root = parse(readFileSync(join(folder, file), 'utf8')) as Fields;
    if (!('openapi' in root)) return [];
    const whole = dereference(root, file, new Map([[file, root]])) as Fields;
    return [{ file, root: whole, operations: operationsOf(whole) }];
  });
}

function dereference(value: Json, file: string, known: Map<string, Json>): Json {
  if (Array.isArray(value)) return value.map((one: Json) => dereference(one, file, known));
  if (!isFields(value)) return value;
  const { $ref, ...rest } = value;
  const others = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, dereference(one, file, known)]));
  if (typeof $ref !== 'string') return others;
  const [name = '', pointer = ''] = $ref.split('#');
  const target = name || file;
  const root = known.get(target) ?? (parse(readFileSync(join(folder, target), 'utf8')) as Json);
  known.set(target, root);
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((node, key) => (isFields(node) ? node[key] : undefined), root);
  if (found === undefined) throw new Error(`${file}: ${$ref} leads to nothing`);
  return { ...(dereference(found, target, known) as Fields), ...others };
}

const methods = ['get', 'put', 'post', 'delete'];

function operationsOf({ paths, security }: Fields): readonly Operation[] {
  return Object.entries(paths as Fields).flatMap(([path, item]) => {
    const { parameters: shared = [], ...byMethod } = item as Fields;
    return methods.flatMap((method): Operation[] => {
      const fields = byMethod[method];
      if (!isFields(fields)) return [];
      const own = (fields['parameters'] ?? []) as readonly Fields[];
      const needed = (fields['security'] ?? security) as readonly Fields[];
      return [
        {
          id: String(fields['operationId']),
          method,
          path,
          fields,
          parameters: [...(shared as readonly Fields[]), ...own],
          requestBody: fields['requestBody'] as Fields | undefined,
          responses: Object.entries(fields['responses'] as Fields) as [string, Fields][],
          schemes: Object.keys(needed[0] ?? {}),
        },
      ];
    });
  });
}

/** The schema and the example of a body in JSON. */
export function jsonOf(body: Fields | undefined): { readonly schema: Fields; readonly example: Json | undefined } | undefined {
  const media = (body?.['content'] as Fields | undefined)?.['application/json'] as Fields | undefined;
  return media && { schema: media['schema'] as Fields, example: media['example'] };
}

export function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
(addFormats as unknown as (to: Ajv2020) => void)(ajv);
const compiled = new Map<Fields, ValidateFunction>();

/** What is wrong with a value, also properties that the schema does not name. */
export function faultsOf(value: Json, schema: Fields): readonly string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  const faults = validate(value) ? [] : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
  return [...faults, ...unnamed(value, schema, '')];
}

function unnamed(value: Json, schema: Fields, at: string): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((one, index) => unnamed(one, (schema['items'] ?? {}) as Fields, `${at}/${index}`));
  const properties = propertiesOf(schema);
  if (!isFields(value) || !properties) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const named = properties[key] as Fields | undefined;
    return named ? unnamed(one, named, `${at}/${key}`) : [`${at}/${key} is not named`];
  });
}

/** Undefined for a map, whose keys are free. */
function propertiesOf(schema: Fields): Fields | undefined {
  const all = [schema, ...((schema['allOf'] ?? []) as readonly Fields[])].flatMap((one) => (one['properties'] as Fields) ?? []);
  return all.length === 0 ? undefined : Object.assign({}, ...all);
}
