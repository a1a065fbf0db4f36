// Builds the body of a request from what is entered for its media type.
import { isFields } from '#model/fields';
import type { BodyValues, FormPair, HttpBody, HttpPart, RequestFile } from './http-request.ts';
import { writeJson } from './json.ts';
import type { BodyForm, MediaForm, PartForm } from './request-form.ts';
import { type Encoding, encodeForm, encodeReserved, makePair, textOf, writePairs } from './styles.ts';

/** Undefined where nothing is sent: a form without values too. */
export function buildBody(form: BodyForm | undefined, values: BodyValues | undefined): HttpBody | undefined {
  const media = values && form?.media[values.media];
  if (!media || !values) return undefined;
  if (media.kind === 'form') {
    const pairs = given(media, values).flatMap(([part, value]) => writeFormPairs(part, value));
    return pairs.length > 0 ? { kind: 'urlencoded', pairs } : undefined;
  }
  if (media.kind === 'multipart') {
    const parts = given(media, values).flatMap(([part, value]) => writeParts(part, value));
    return parts.length > 0 ? { kind: 'multipart', parts } : undefined;
  }
  if (media.kind === 'binary')
    return values.file && { kind: 'file', file: { ...values.file, type: values.file.type || media.type } };
  return values.text === undefined ? undefined : { kind: 'text', type: media.type, text: values.text };
}

/** True where a pair is encoded as every client encodes it, so that its name and value say all. */
export function isPlainPair({ name, value, written }: FormPair): boolean {
  return written === `${encodeForm(name)}=${encodeForm(value)}`;
}

function given({ parts }: MediaForm, values: BodyValues): readonly (readonly [PartForm, unknown])[] {
  return parts.flatMap((part, at) => (values.parts?.[at] === undefined ? [] : [[part, values.parts[at]] as const]));
}

function writeFormPairs(part: PartForm, value: unknown): readonly FormPair[] {
  const { name, style, contentType } = part;
  const inValue = part.allowReserved ? (text: string): string => encodeReserved(text, '&+') : encodeForm;
  const encoding: Encoding = { name: encodeForm, value: inValue };
  if (style !== undefined) return writePairs({ name, style, explode: part.explode }, value, encoding);
  return eachOf(value).map((item) => makePair(name, writeItem(item, contentType), encoding));
}

function writeParts(part: PartForm, value: unknown): readonly HttpPart[] {
  const { name, style, contentType } = part;
  if (style !== undefined) {
    const asIs = (text: string): string => text;
    const pairs = writePairs({ name, style, explode: part.explode }, value, { name: asIs, value: asIs });
    return pairs.map((pair) => ({ name: pair.name, text: pair.value }));
  }
  return eachOf(value).map((item) => {
    if (part.field.kind === 'file') {
      const file = item as RequestFile;
      return { name, file: { ...file, type: file.type || contentType || 'application/octet-stream' } };
    }
    const isObject = isFields(item) || Array.isArray(item);
    return { name, type: contentType ?? (isObject ? 'application/json' : undefined), text: writeItem(item, contentType) };
  });
}

function writeItem(value: unknown, contentType: string | undefined): string {
  return contentType === undefined ? textOf(value) : writeContent(value, contentType);
}

/** Each item of a list is sent for itself. */
function eachOf(value: unknown): readonly unknown[] {
  const items = Array.isArray(value) ? value : [value];
  return items.filter((item) => item !== null && item !== undefined);
}

/** `application/json`, and what has the suffix `+json`. */
export function isJson(type: string): boolean {
  return /^application\/json\b|\+json\b/i.test(essence(type));
}

export function isXml(type: string): boolean {
  return /^(?:application|text)\/xml$|\+xml$/i.test(essence(type)) && !/^image\//i.test(type);
}

export function isUrlEncoded(type: string): boolean {
  return essence(type) === 'application/x-www-form-urlencoded';
}

/** A value as the text of a medium: JSON, or else the value itself. */
export function writeContent(value: unknown, type: string): string {
  return isJson(type) ? writeJson(value) : textOf(value);
}

/** Without parameters, in lower case. */
export function essence(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}
