// Prints a request as the message that goes over the wire.
import { cutAt } from '#model/cut';
import type { HttpPart } from '../../engine/http-request.ts';
import { describeBody, type PrintedBody, urlEncoded, writePairs } from './printed-body.ts';
import { joinTexts, type SampleRequest, type Text } from './sample-request.ts';

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
