// Serves the REST API of Nines as its specifications describe it: checks each call, and answers with the example of a response.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Document, type Fields, faultsOf, isFields, type Json, jsonOf, type Operation } from './documents.ts';

export const credentials = { id: 'sample-client', secret: 'sample-secret' };

export interface MockServer {
  readonly port: number;
  /** Calls that no specification describes, and what was wrong with those that were refused. */
  readonly notes: string[];
  close(): Promise<void>;
}

/** The token of the example, which the other operations accept. */
export function issuedToken(documents: readonly Document[]): string {
  const [issuing] = documents.flatMap(({ operations }) => operations.filter(({ id }) => id === 'generateAccessToken'));
  const token = jsonOf(issuing?.responses[0]?.[1])?.example;
  return isFields(token) ? String(token['access_token']) : '';
}

export async function serveDocuments(documents: readonly Document[]): Promise<MockServer> {
  const operations = documents.flatMap((one) => one.operations);
  const token = issuedToken(documents);
  const notes: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const found = operations
      .filter(({ method }) => method.toUpperCase() === request.method)
      .flatMap((operation) => {
        const path = matchPath(operation.path, pathname);
        return path ? [{ operation, path }] : [];
      })
      .sort((a, b) => Object.keys(a.path).length - Object.keys(b.path).length)[0];
    if (!found) {
      notes.push(`${request.method} ${request.url} is in no specification`);
      response.writeHead(501).end();
      return;
    }
    const { operation, path } = found;
    const faults = [...parameterFaults(operation, request, path, searchParams), ...bodyFaults(operation, request, body)];
    notes.push(...faults.map((fault) => `${operation.id}: ${fault}`));
    const status = !isAuthorized(operation, request, token)
      ? '401'
      : faults.length > 0
        ? '400'
        : isOther(operation, path)
          ? '404'
          : undefined;
    const [code = '', answer = {}] =
      operation.responses.find(([one]) => (status === undefined ? one.startsWith('2') : one === status)) ?? [];
    const text = jsonOf(answer)?.example;
    const content = text === undefined ? '' : JSON.stringify(text);
    const length = content === '' ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) };
    response.writeHead(Number(code), { ...headersOf(answer), ...length }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    notes,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** All servers have the path `/api`. */
function matchPath(template: string, pathname: string): Record<string, string> | undefined {
  const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^/api${pattern}$`).exec(pathname);
  return match ? { ...match.groups } : undefined;
}

function isAuthorized({ schemes }: Operation, { headers }: IncomingMessage, token: string): boolean {
  const basic = `Basic ${Buffer.from(`${credentials.id}:${credentials.secret}`).toString('base64')}`;
  return schemes.every((scheme) => headers.authorization === (scheme === 'basicAuth' ? basic : `Bearer ${token}`));
}

/** Whether the path names something else than the examples do. */
function isOther({ parameters }: Operation, path: Record<string, string>): boolean {
  return parameters.some(({ in: place, name, example }) => place === 'path' && path[String(name)] !== example);
}

/** What every client may send. */
const plainHeaders = ['host', 'user-agent', 'accept', 'authorization', 'connection', 'content-type', 'content-length'];

function parameterFaults(
  { parameters }: Operation,
  { headers }: IncomingMessage,
  path: Record<string, string>,
  query: URLSearchParams,
): readonly string[] {
  const names = (place: string): readonly string[] =>
    parameters.filter((one) => one['in'] === place).map(({ name }) => String(name));
  const inHeaders = [...plainHeaders, ...names('header').map((name) => name.toLowerCase())];
  const unknown = [
    ...[...query.keys()].filter((name) => !names('query').includes(name)),
    ...Object.keys(headers).filter((name) => !inHeaders.includes(name)),
  ];
  const faults = parameters.flatMap(({ name, in: place, required, schema }) => {
    const key = String(name);
    const header = headers[key.toLowerCase()];
    const given =
      place === 'query' ? query.getAll(key) : place === 'path' ? [path[key] ?? ''] : header === undefined ? [] : [String(header)];
    if (given.length === 0) return required ? [`${key} is missing`] : [];
    return faultsOf(readValue(given, schema as Fields), schema as Fields).map((fault) => `${key}${fault}`);
  });
  return [...unknown.map((name) => `${name} is no parameter`), ...faults];
}

function readValue(given: readonly string[], { type }: Fields): Json {
  const [first = ''] = given;
  if (type === 'array') return given;
  if (type === 'integer') return Number(first);
  return type === 'boolean' && ['true', 'false'].includes(first) ? first === 'true' : first;
}

function bodyFaults({ requestBody }: Operation, { headers }: IncomingMessage, body: string): readonly string[] {
  const json = jsonOf(requestBody);
  if (!json) return body === '' ? [] : ['there is a body'];
  if (headers['content-type'] !== 'application/json') return [`${headers['content-type']} is no type of the body`];
  return faultsOf(JSON.parse(body) as Json, json.schema);
}

/** Those that have an example of their own are always sent. */
function headersOf({ headers }: Fields): Record<string, string> {
  const examples = Object.entries(isFields(headers) ? headers : {}).flatMap(([name, header]) => {
    const example = (header as Fields)['example'];
    return example === undefined ? [] : [[name, String(example)]];
  });
  return Object.fromEntries(examples);
}
