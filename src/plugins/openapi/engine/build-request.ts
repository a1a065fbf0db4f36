// Builds a request from the form of an operation and the values for it.
import { buildBody } from './bodies.ts';
import { writeCredentials } from './credentials.ts';
import type { HttpHeader, HttpRequest, RequestValues } from './http-request.ts';
import { writeParameters } from './parameters.ts';
import type { RequestForm } from './request-form.ts';
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
export function addQuery(url: string, query: string): string {
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** Authors tell operations of one path apart by fragments, which are never sent. */
function withoutFragment(path: string): string {
  return path.split('#', 1)[0] ?? '';
}
