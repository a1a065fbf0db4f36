// Lists the languages that samples are printed in.

import { cutAt } from 'slodocs/kit';
import type { HttpPart } from '../../engine/http-request.ts';
import { printCurl } from './curl.ts';
import { printGo } from './go.ts';
import { printJavaScript } from './javascript.ts';
import { describeBody, type PrintedBody, urlEncoded, writePairs } from './printed-body.ts';
import { printPython } from './python.ts';
import { joinTexts, type SampleRequest, type Text } from './sample-request.ts';

export type SampleLanguage = 'curl' | 'http' | 'javascript' | 'python' | 'go';

interface Printer {
  /** As a proper name: it is the same in every language of readers. */
  readonly name: string;
  /** The language of a code block. */
  readonly syntax: string;
  readonly print: (request: SampleRequest) => string;
  /** What authors call the language in `x-codeSamples`, in lower case. */
  readonly aliases: readonly string[];
}

export const printers: Readonly<Record<SampleLanguage, Printer>> = {
  curl: { name: 'curl', syntax: 'bash', print: printCurl, aliases: ['curl', 'shell', 'bash', 'sh', 'shell + curl', 'cli'] },
  http: { name: 'HTTP', syntax: 'http', print: printHttp, aliases: ['http', 'raw'] },
  javascript: {
    name: 'JavaScript',
    syntax: 'js',
    print: printJavaScript,
    aliases: ['javascript', 'js', 'node', 'nodejs', 'node.js'],
  },
  python: { name: 'Python', syntax: 'python', print: printPython, aliases: ['python', 'py', 'python3'] },
  go: { name: 'Go', syntax: 'go', print: printGo, aliases: ['go', 'golang'] },
};

export const sampleLanguages = Object.keys(printers) as readonly SampleLanguage[];

/** What a site shows that names no languages. */
export const defaultLanguages: readonly SampleLanguage[] = ['curl', 'http'];

/**
 * HTTP/1.1. Credentials are `$NAMES`: of `basic`, a variable for what is encoded in base64. A file stands as `< ./name`, as clients for such
 * messages read it; the length of its body, and of one with parts, is known only to who sends it. The empty line after the head
 * is printed before a body only.
 */
export function printHttp(request: SampleRequest): string {
  const body = describeBody(request.body);
  const [start] = /^(?:https?:)?\/\//i.exec(request.url) ?? [];
  const [host, path] = start === undefined ? ['', request.url] : cutAt(request.url.slice(start.length), '/?#');
  const query = request.secretQuery.map(([name, value]): Text => [`${name}=`, value]);
  const target: Text = [path || '/', ...(query.length > 0 ? [path.includes('?') ? '&' : '?', ...joinTexts(query, '&')] : [])];
  const { basic } = request;
  const user = basic?.user.variable.replace(/USERNAME$/, 'CREDENTIALS');
  const head = [
    `${request.method} ${print(target)} HTTP/1.1`,
    `Host: ${host || '$HOST'}`,
    ...(user === undefined ? [] : [`Authorization: Basic $${user}`]),
    ...request.headers.map(([name, value]) => `${name}: ${print(value)}`),
    ...(body ? describe(body) : needsLength(request.method) ? ['Content-Length: 0'] : []),
  ];
  return [...head, ...(body ? ['', printBody(body)] : [])].join('\n');
}

/** Other methods have a body only where they say so. */
function needsLength(method: string): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(method);
}

function describe(body: PrintedBody): readonly string[] {
  if (body.kind === 'file') return [`Content-Type: ${body.file.type}`];
  if (body.kind === 'parts') return [`Content-Type: multipart/form-data; boundary=${boundaryOf(body.parts)}`];
  const type = body.kind === 'pairs' ? urlEncoded : body.type;
  return [`Content-Type: ${type}`, `Content-Length: ${new TextEncoder().encode(printBody(body)).length}`];
}

function printBody(body: PrintedBody): string {
  switch (body.kind) {
    case 'pairs':
      return writePairs(body.pairs);
    case 'file':
      return `< ./${body.file.name}`;
    case 'parts': {
      const boundary = boundaryOf(body.parts);
      return `${body.parts.map((part) => `--${boundary}\n${printPart(part)}\n`).join('')}--${boundary}--`;
    }
    default:
      return body.text;
  }
}

function printPart(part: HttpPart): string {
  const name = `Content-Disposition: form-data; name="${escapeName(part.name)}"`;
  if ('file' in part)
    return `${name}; filename="${escapeName(part.file.name)}"\nContent-Type: ${part.file.type}\n\n< ./${part.file.name}`;
  return `${name}\n${part.type === undefined ? '' : `Content-Type: ${part.type}\n`}\n${part.text}`;
}

/** As browsers escape names in forms. */
function escapeName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Stands in no part. */
function boundaryOf(parts: readonly HttpPart[]): string {
  const texts = parts.map((part) => ('text' in part ? part.text : ''));
  let boundary = 'boundary';
  while (texts.some((text) => text.includes(`--${boundary}`))) boundary += '-';
  return boundary;
}

function print(text: Text): string {
  return text.map((part) => (typeof part === 'string' ? part : `$${part.variable}`)).join('');
}
