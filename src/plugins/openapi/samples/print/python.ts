// Prints a request as a script of Python with the package requests.

import { isJson } from '../../engine/bodies.ts';
import type { HttpPart } from '../../engine/http-request.ts';
import { describeBody, indentAfterFirst, type PrintedBody, printEntries, readJson } from './printed-body.ts';
import type { SampleRequest, Text } from './sample-request.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Credentials are in `os.environ`. */
export function printPython(request: SampleRequest): string {
  const body = describeBody(request.body);
  const { method, basic } = request;
  const isLong = body?.kind === 'text' && body.text.includes('\n');
  const secrets = request.secretQuery.map(([name, { variable }]) => [decodeURIComponent(name), environment(variable)] as const);
  const headers = [...request.headers.map(([name, value]) => [name, printText(value)] as const), ...typeHeader(body)];
  const parameters = [
    ...(methods.includes(method) ? [] : [quote(method)]),
    quote(request.url),
    ...(secrets.length > 0 ? [`params=${printDict(secrets)}`] : []),
    ...(headers.length > 0 ? [`headers=${printDict(headers)}`] : []),
    ...(basic ? [`auth=(${environment(basic.user.variable)}, ${environment(basic.password.variable)})`] : []),
    ...(body ? [isLong ? 'data=body.encode()' : printBody(body)] : []),
  ];
  const call = `requests.${methods.includes(method) ? method.toLowerCase() : 'request'}`;
  const [first = ''] = parameters;
  const code = [
    ...(isLong ? [`body = ${quoteLines(body.text)}`, ''] : []),
    parameters.length === 1
      ? `response = ${call}(${first})`
      : `response = ${call}(\n${parameters.map((one) => `    ${indentAfterFirst(one, 4)},`).join('\n')}\n)`,
    '',
    printAnswer(request),
  ];
  const needs = (module: string): boolean => code.some((line) => line.includes(module));
  const imports = [
    ...(needs('json.dumps(') ? ['import json'] : []),
    ...(needs('os.environ[') ? ['import os'] : []),
    ...(needs('Path(') ? ['from pathlib import Path'] : []),
  ];
  return [...imports, ...(imports.length > 0 ? [''] : []), 'import requests', '', ...code].join('\n');
}

/** The package says by itself what forms are, and plain JSON. */
function typeHeader(body: PrintedBody | undefined): readonly (readonly [string, string])[] {
  if (!body || body.kind === 'pairs' || body.kind === 'parts') return [];
  const type = body.kind === 'file' ? body.file.type : body.type;
  return body.kind === 'json' && type === 'application/json' ? [] : [['Content-Type', quote(type)]];
}

function printBody(body: PrintedBody): string {
  switch (body.kind) {
    case 'json':
      // The package sends nothing for None.
      return body.value === null ? 'data="null"' : `json=${printValue(body.value)}`;
    case 'pairs':
      return `data=${printList(body.pairs.map(({ name, value }) => `(${quote(name)}, ${quote(value)})`))}`;
    case 'parts':
      return `files=${printList(body.parts.map(printPart))}`;
    case 'file':
      return `data=Path(${quote(body.file.name)}).read_bytes()`;
    default:
      return `data=${quote(body.text)}.encode()`;
  }
}

/** Without the name of a file, a part is a field. */
function printPart(part: HttpPart): string {
  const tuple = (...values: readonly string[]): string => `(${quote(part.name)}, (${values.join(', ')}))`;
  if ('file' in part) return tuple(quote(part.file.name), `Path(${quote(part.file.name)}).read_bytes()`, quote(part.file.type));
  if (part.type === undefined) return tuple('None', quote(part.text));
  const value = isJson(part.type) ? readJson(part.text) : undefined;
  return tuple('None', value === undefined ? quote(part.text) : `json.dumps(${printValue(value)})`, quote(part.type));
}

function printAnswer({ accept }: SampleRequest): string {
  if (isJson(accept)) return 'print(response.status_code, response.json())';
  return accept === '' ? 'print(response.status_code)' : 'print(response.status_code, response.text)';
}

function printText(text: Text): string {
  if (text.every((part) => typeof part === 'string')) return quote(text.join(''));
  const [only] = text;
  if (text.length === 1 && typeof only === 'object') return environment(only.variable);
  const parts = text.map((part) =>
    typeof part === 'string' ? JSON.stringify(part).slice(1, -1).replace(/[{}]/g, '$&$&') : `{os.environ['${part.variable}']}`,
  );
  return `f"${parts.join('')}"`;
}

function environment(variable: string): string {
  return `os.environ["${variable}"]`;
}

/** A value of JSON as a literal, whose first line has no indent. */
function printValue(value: unknown): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return printList(value.map(printValue));
  if (typeof value === 'object') return printDict(Object.entries(value).map(([key, item]) => [key, printValue(item)]));
  return JSON.stringify(value);
}

function printDict(entries: readonly (readonly [key: string, value: string])[]): string {
  const printed = entries.map(([key, value]) => `${quote(key)}: ${value}`);
  return printEntries('{}', printed, 4, '');
}

function printList(items: readonly string[]): string {
  return printEntries('[]', items, 4, '');
}

/** Escapes of JSON are those of Python as well. In the quotes that need fewer of them. */
function quote(text: string): string {
  const escaped = JSON.stringify(text);
  return text.includes('"') && !text.includes("'") ? `'${escaped.slice(1, -1).replaceAll('\\"', '"')}'` : escaped;
}

function quoteLines(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replaceAll('\r', '\\r').replaceAll('\0', '\\0');
  return `"""${escaped.replace(/"$/, '\\"')}"""`;
}
