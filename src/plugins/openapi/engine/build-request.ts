// Builds a request from the form of an operation and the values for it.
import { buildBody } from './bodies.ts';
import type { Credential, HttpHeader, HttpRequest, RequestValues } from './http-request.ts';
import { writeParameters } from './parameters.ts';
import { encodeUnreserved } from './percent-encoding.ts';
import type { CredentialForm, RequestForm } from './request-form.ts';
import { serverUrl } from './server-url.ts';

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
