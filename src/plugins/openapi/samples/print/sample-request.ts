// Builds the request that a sample shows: the examples of a form, with environment variables for credentials.
import { buildRequest } from '../../engine/build-request.ts';
import { exampleValues } from '../../engine/example-values.ts';
import type { HttpBody } from '../../engine/http-request.ts';
import type { CredentialForm, RequestForm } from '../../engine/request-form.ts';
import { encodeUnreserved } from '../../engine/styles.ts';

/** A text with variables in it. */
export type Text = readonly (string | Variable)[];

/** A variable of the environment, such as `API_KEY`. */
export interface Variable {
  readonly variable: string;
}

export interface SampleRequest {
  readonly method: string;
  /** Without the credentials in its query. */
  readonly url: string;
  /** Names, encoded, and values. */
  readonly secretQuery: readonly (readonly [string, Variable])[];
  /** Without `Content-Type`. */
  readonly headers: readonly SampleHeader[];
  readonly basic?: BasicVariables | undefined;
  readonly body?: HttpBody | undefined;
  /** The media type of the answer; empty where none is expected. */
  readonly accept: string;
}

export type SampleHeader = readonly [name: string, value: Text];

export interface BasicVariables {
  readonly user: Variable;
  readonly password: Variable;
}

export function makeSampleRequest(form: RequestForm): SampleRequest {
  const { method, url, headers, body } = buildRequest(form, exampleValues(form));
  const credentials = form.security[0] ?? [];
  const of = (kind: CredentialForm['kind']) => credentials.filter((one) => one.kind === kind);
  const [basic] = of('basic');
  const isCookie = ([name]: readonly [string, ...unknown[]]): boolean => name === 'Cookie';
  const given = headers.filter((header) => !isCookie(header));
  const accept = given.findIndex(([name]) => name === 'Accept') + 1;
  const plain = given.map(([name, value]): SampleHeader => [name, [value]]);
  const cookies = [
    ...headers.filter(isCookie).map(([, value]): Text => [value]),
    ...of('cookie').map((one): Text => [`${one.name}=`, variableOf(one, 'KEY')]),
  ];
  return {
    method,
    url,
    secretQuery: of('query').map((one) => [encodeUnreserved(one.name), variableOf(one, 'KEY')]),
    headers: [
      ...plain.slice(0, accept),
      ...credentials.flatMap(secretHeader),
      ...plain.slice(accept),
      ...(cookies.length > 0 ? [['Cookie', joinTexts(cookies, '; ')] as const] : []),
    ],
    basic: basic && { user: variableOf(basic, 'USERNAME'), password: variableOf(basic, 'PASSWORD') },
    body,
    accept: method === 'HEAD' ? '' : (form.accept ?? ''),
  };
}

function secretHeader(form: CredentialForm): readonly SampleHeader[] {
  if (form.kind === 'bearer') return [['Authorization', ['Bearer ', variableOf(form, 'TOKEN')]]];
  if (form.kind === 'http') return [['Authorization', [`${form.name} `, variableOf(form, 'CREDENTIALS')]]];
  return form.kind === 'header' ? [[form.name, [variableOf(form, 'KEY')]]] : [];
}

/**
 * Is named after the scheme in upper snake case, without `Auth` at its end, with what it holds: `BEARER_TOKEN` of `bearerAuth`,
 * `API_KEY` of `apiKeyAuth`, `BASIC_USERNAME` and `BASIC_PASSWORD` of `basicAuth`, `PETSTORE_TOKEN` of `petstore_auth`. A name that
 * ends with `TOKEN`, `KEY` or `SECRET` stays as it is.
 */
export function variableOf(
  { scheme }: CredentialForm,
  holds: 'USERNAME' | 'PASSWORD' | 'TOKEN' | 'KEY' | 'CREDENTIALS',
): Variable {
  const words = scheme
    .replace(/OAuth/g, 'Oauth')
    .replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3_$2$4')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toUpperCase());
  if (words.length > 1 && words.at(-1) === 'AUTH') words.pop();
  const isOne = holds !== 'USERNAME' && holds !== 'PASSWORD';
  const saysIt = isOne && ['TOKEN', 'KEY', 'SECRET'].includes(words.at(-1) ?? '');
  const variable = (saysIt ? words : [...words, holds]).join('_');
  return { variable: /^\d/.test(variable) ? `API_${variable}` : variable };
}

export function joinTexts(texts: readonly Text[], delimiter: string): Text {
  const parts = texts.flatMap((text, at) => (at === 0 ? text : [delimiter, ...text]));
  const joined: (string | Variable)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined.splice(-1, 1, last + part);
    else joined.push(part);
  }
  return joined;
}
