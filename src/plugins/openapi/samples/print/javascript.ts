// Prints a request as a module of JavaScript that calls fetch.

import { isJson } from '../../engine/bodies.ts';
import type { HttpPart } from '../../engine/http-request.ts';
import { describeBody, indentAfterFirst, type PrintedBody, printEntries, readJson } from './printed-body.ts';
import type { SampleRequest, Text } from './sample-request.ts';

/** For Node.js 20 and later, with `await` at the top level; credentials are in `process.env`. */
export function printJavaScript(request: SampleRequest): string {
  const body = describeBody(request.body);
  // It throws on such a body.
  const isRefused = body !== undefined && ['GET', 'HEAD'].includes(request.method);
  const sent = isRefused ? undefined : body;
  const headers = [...printHeaders(request), ...typeHeader(sent)];
  const isLong = sent?.kind === 'text' && sent.text.includes('\n');
  const options = [
    ...(request.method === 'GET' ? [] : [`method: ${quote(request.method)},`]),
    ...(headers.length > 0 ? [`headers: ${printEntries('{}', headers, 2, ' ')},`] : []),
    ...(sent ? [isLong ? 'body,' : `body: ${printBody(sent)},`] : []),
  ];
  const call = options.length > 0 ? `, {\n${options.map((line) => `  ${indentAfterFirst(line, 2)}`).join('\n')}\n}` : '';
  const hasFile = sent?.kind === 'file' || (sent?.kind === 'parts' && sent.parts.some((part) => 'file' in part));
  return [
    ...(hasFile ? ["import { readFile } from 'node:fs/promises';", ''] : []),
    ...(isLong ? [`const body = \`${escapeTemplate(sent.text)}\`;`, ''] : []),
    ...(sent?.kind === 'parts' ? ['const form = new FormData();', ...sent.parts.map(printPart), ''] : []),
    ...(isRefused ? [`// fetch sends no body with ${request.method}.`] : []),
    `const response = await fetch(${printUrl(request)}${call});`,
    '',
    printAnswer(request),
  ].join('\n');
}

function printUrl({ url, secretQuery }: SampleRequest): string {
  const [first] = secretQuery;
  if (!first) return quote(url);
  const query = secretQuery.map(([name, { variable }]) => `${name}=\${encodeURIComponent(process.env.${variable})}`);
  return `\`${escapeTemplate(url)}${url.includes('?') ? '&' : '?'}${query.join('&')}\``;
}

function printHeaders({ headers, basic }: SampleRequest): readonly string[] {
  const printed = headers.map(([name, value]) => `${printKey(name)}: ${printText(value)}`);
  if (!basic) return printed;
  const pair = `\`\${process.env.${basic.user.variable}}:\${process.env.${basic.password.variable}}\``;
  return [...printed, `Authorization: 'Basic ' + btoa(${pair})`];
}

/** Forms say by themselves what they are. */
function typeHeader(body: PrintedBody | undefined): readonly string[] {
  if (!body || body.kind === 'pairs' || body.kind === 'parts') return [];
  return [`'Content-Type': ${quote(body.kind === 'file' ? body.file.type : body.type)}`];
}

function printBody(body: PrintedBody): string {
  switch (body.kind) {
    case 'parts':
      return 'form';
    case 'json':
      return `JSON.stringify(${printValue(body.value)})`;
    case 'pairs': {
      const pairs = body.pairs.map(({ name, value }) => `[${quote(name)}, ${quote(value)}]`);
      return `new URLSearchParams(${printEntries('[]', pairs, 2, '')})`;
    }
    case 'file':
      return `await readFile(${quote(body.file.name)})`;
    default:
      return quote(body.text);
  }
}

function printPart(part: HttpPart): string {
  const append = (...values: readonly string[]): string => `form.append(${[quote(part.name), ...values].join(', ')});`;
  if ('file' in part) {
    const { name, type } = part.file;
    return append(`new Blob([await readFile(${quote(name)})], { type: ${quote(type)} })`, quote(name));
  }
  if (part.type === undefined) return append(quote(part.text));
  const value = isJson(part.type) ? readJson(part.text) : undefined;
  const content = value === undefined ? quote(part.text) : `JSON.stringify(${printValue(value)})`;
  return append(`new Blob([${content}], { type: ${quote(part.type)} })`);
}

function printAnswer({ accept }: SampleRequest): string {
  if (isJson(accept)) return 'console.log(response.status, await response.json());';
  return accept === '' ? 'console.log(response.status);' : 'console.log(response.status, await response.text());';
}

function printText(text: Text): string {
  if (text.every((part) => typeof part === 'string')) return quote(text.join(''));
  const [only] = text;
  if (text.length === 1 && typeof only === 'object') return `process.env.${only.variable}`;
  const parts = text.map((part) => (typeof part === 'string' ? escapeTemplate(part) : `\${process.env.${part.variable}}`));
  return `\`${parts.join('')}\``;
}

/** A value of JSON as a literal, whose first line has no indent. */
function printValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => printValue(item))
    : Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printValue(item)}`);
  return printEntries(isList ? '[]' : '{}', entries, 2, isList ? '' : ' ');
}

/** `__proto__` would set what an object inherits from. */
function printKey(key: string): string {
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

/** In the quotes that need fewer escapes. */
function quote(text: string): string {
  const escaped = JSON.stringify(text);
  return text.includes("'") && !text.includes('"')
    ? escaped
    : `'${escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function escapeTemplate(text: string): string {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r');
}
