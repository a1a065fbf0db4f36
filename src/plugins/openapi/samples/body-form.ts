// Makes the form of a request's body from its media types.
import { isFields } from '#model/fields';
import type { Encoding, MediaType, RequestBody } from '../api/api.ts';
import { essence, isJson, isUrlEncoded, isXml } from '../engine/media.ts';
import type { BodyForm, MediaForm, PartForm } from '../engine/request-form.ts';
import { concreteType, exampleFile } from './example-file.ts';
import { isBinaryMedium, makeField } from './fields.ts';
import { flattenSchema, type SchemaNames, typeOf } from './flatten-schema.ts';
import { mediaTexts } from './media-texts.ts';

/** JSON is preferred; else the order is that of the specification. Undefined where there are no media types. */
export function makeBodyForm(body: RequestBody | undefined, names: SchemaNames): BodyForm | undefined {
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
