// Builds a request from the form of an operation and the values for it.
import { isFields } from '#model/fields';
import { buildBody, isJson, isUrlEncoded, writeContent } from './bodies.ts';
import type { Credential, FormPair, HttpHeader, HttpRequest, RequestValues } from './http-request.ts';
import type { CredentialForm, ParameterForm, RequestForm, ServerForm } from './request-form.ts';
import {
  type Encoding,
  encodeReserved,
  encodeUnreserved,
  makePair,
  type Styled,
  textOf,
  writePairs,
  writeSegment,
} from './styles.ts';

export function buildRequest(form: RequestForm, values: RequestValues): HttpRequest {
  const parameters = writeParameters(withoutFragment(form.path), form.parameters, values.parameters);
  const credentials = writeCredentials(form.security[values.security] ?? [], values.credentials);
  const server = form.servers[values.server];
  const base = server ? serverUrl(server, values.variables) : '';
  const query = [parameters.query, ...credentials.query].filter((part) => part !== '');
  const cookies = [...parameters.cookies, ...credentials.cookies];
  const accept: readonly HttpHeader[] = form.accept === undefined ? [] : [['Accept', form.accept]];
  return {
    method: form.method,
    url: addQuery(base + parameters.path, query.join('&')),
    headers: [
      ...accept,
      ...credentials.headers,
      ...parameters.headers,
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ],
    body: buildBody(form.body, values.body),
  };
}

/** Adds pairs to those that an address may have already. */
function addQuery(url: string, query: string): string {
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** Authors tell operations of one path apart by fragments, which are never sent. */
function withoutFragment(path: string): string {
  return path.split('#', 1)[0] ?? '';
}

interface WrittenCredentials {
  readonly headers: readonly HttpHeader[];
  /** Pairs of the query, encoded. */
  readonly query: readonly string[];
  readonly cookies: readonly string[];
}

/** Secrets are by scheme; a scheme without one is left out. */
function writeCredentials(forms: readonly CredentialForm[], secrets: Readonly<Record<string, Credential>>): WrittenCredentials {
  const given = forms.flatMap((form) => {
    const credential = Object.hasOwn(secrets, form.scheme) ? secrets[form.scheme] : undefined;
    return credential && (credential.secret !== '' || credential.user) ? [{ ...form, credential }] : [];
  });
  const of = (kind: CredentialForm['kind']) => given.filter((one) => one.kind === kind);
  return {
    headers: given.flatMap(({ kind, name, credential }) => {
      const value = headerOf(kind, name, credential);
      return value === undefined ? [] : [[kind === 'header' ? name : 'Authorization', value] as const];
    }),
    query: of('query').map(({ name, credential }) => `${encodeUnreserved(name)}=${encodeUnreserved(credential.secret)}`),
    cookies: of('cookie').map(({ name, credential }) => `${name}=${credential.secret}`),
  };
}

function headerOf(kind: CredentialForm['kind'], name: string, { user = '', secret }: Credential): string | undefined {
  if (kind === 'basic') return `Basic ${encodeBase64(`${user}:${secret}`)}`;
  if (kind === 'bearer') return `Bearer ${secret}`;
  if (kind === 'http') return `${name} ${secret}`;
  return kind === 'header' ? secret : undefined;
}

/** Of the text's UTF-8, as RFC 7617 recommends. */
function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Values stand in the order of the parameters; `undefined` is not sent. */
interface Parameters {
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

/** Without a slash at its end; relative where the specification's is. A variable that is not described stays in braces. */
export function serverUrl({ url, variables }: ServerForm, values: Readonly<Record<string, string>>): string {
  const pick = (name: string): string | undefined => {
    const chosen = Object.hasOwn(values, name) ? values[name] : undefined;
    return chosen || variables.find((one) => one.name === name)?.default;
  };
  const address = url.replace(/\{([^{}]*)\}/g, (mark, name: string) => pick(name) ?? mark);
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}
