// Writes parameters into the places of a request: path, query, headers and cookies.
import { isFields } from '#model/fields';
import type { FormPair, HttpHeader } from './http-request.ts';
import { isJson, isUrlEncoded, writeContent } from './media.ts';
import { encodeReserved, encodeUnreserved } from './percent-encoding.ts';
import type { ParameterForm } from './request-form.ts';
import { type Encoding, makePair, type Styled, textOf, writePairs, writeSegment } from './styles.ts';

/** Values stand in the order of the parameters; `undefined` is not sent. */
export interface Parameters {
  /** The path with its parameters replaced; those without a value stay in braces. */
  readonly path: string;
  /** Without `?`. */
  readonly query: string;
  readonly headers: readonly HttpHeader[];
  /** As they stand in the header `Cookie`. */
  readonly cookies: readonly string[];
}

const asIs = (text: string): string => text;
// Line ends would begin a header of their own.
const inHeader = (text: string): string => text.replace(/[\r\n\0]+/g, ' ');
const raw: Encoding = { name: inHeader, value: inHeader };
const encoded: Encoding = { name: encodeUnreserved, value: encodeUnreserved };

export function writeParameters(path: string, forms: readonly ParameterForm[], values: readonly unknown[]): Parameters {
  const given = forms.flatMap((form, at) => (values[at] === undefined ? [] : [{ form, value: values[at] }]));
  const of = (place: ParameterForm['in']) => given.filter(({ form }) => form.in === place);
  const inPath = new Map(of('path').map(({ form, value }) => [form.name, writeInPath(form, value)]));
  return {
    path: path.replace(/\{([^{}]*)\}|[^!-~]+/gu, (part, name?: string) => {
      return name === undefined ? encodeUnreserved(part) : (inPath.get(name) ?? part);
    }),
    query: given.flatMap(({ form, value }) => writeInQuery(form, value)).join('&'),
    headers: of('header').map(({ form, value }) => [form.name, writeInHeader(form, value)]),
    cookies: of('cookie').flatMap(({ form, value }) => writeInCookie(form, value)),
  };
}

function writeInPath(form: ParameterForm, value: unknown): string {
  const inPath = (text: string): string => (form.allowReserved ? encodeReserved(text, '/?#[]') : encodeUnreserved(text));
  if (form.contentType !== undefined) return inPath(writeContent(value, form.contentType));
  return writeSegment(form, value, { name: encodeUnreserved, value: inPath });
}

function writeInQuery(form: ParameterForm, value: unknown): readonly string[] {
  const { contentType } = form;
  if (form.in === 'querystring') return writeQuerystring(value, contentType ?? '');
  if (form.in !== 'query') return [];
  const encoding: Encoding = form.allowReserved
    ? { name: encodeUnreserved, value: (text) => encodeReserved(text, '#[]&+') }
    : encoded;
  if (contentType !== undefined) return [makePair(form.name, writeContent(value, contentType), encoding).written];
  return writtenOf(writePairs(form, value, encoding));
}

/** One parameter that is the whole query. */
function writeQuerystring(value: unknown, contentType: string): readonly string[] {
  if (isJson(contentType)) return [encodeUnreserved(writeContent(value, contentType))];
  if (isUrlEncoded(contentType) && isFields(value)) {
    const pairs = Object.entries(value).flatMap(([name, inner]) => writeProperty(name, inner));
    return writtenOf(pairs);
  }
  // A text is the query as its author has written it.
  const text = textOf(value).replace(/^\?/, '');
  return text === '' ? [] : [encodeReserved(text, '#[]')];
}

function writeProperty(name: string, value: unknown): readonly FormPair[] {
  if (value === undefined || value === null) return [];
  return isFields(value)
    ? [makePair(name, textOf(value), encoded)]
    : writePairs({ name, style: 'form', explode: true }, value, encoded);
}

/** The specification forbids to encode what goes into a header. */
function writeInHeader(form: ParameterForm, value: unknown): string {
  if (form.contentType !== undefined) return inHeader(writeContent(value, form.contentType));
  return writeSegment({ ...form, style: 'simple' }, value, raw);
}

/** The specification's `form` joins pairs by `&`, which no server reads as two cookies. */
function writeInCookie(form: ParameterForm, value: unknown): readonly string[] {
  const { name, contentType, style } = form;
  if (contentType !== undefined) return [`${name}=${encodeUnreserved(writeContent(value, contentType))}`];
  const styled: Styled = { name, style: 'form', explode: form.explode };
  return writtenOf(writePairs(styled, value, style === 'cookie' ? raw : { name: asIs, value: encodeUnreserved }));
}

function writtenOf(pairs: readonly FormPair[]): readonly string[] {
  return pairs.map(({ written }) => written);
}
