// Prints a request as a curl command.
import type { HttpPart } from '../../engine/http-request.ts';
import { encodeForm } from '../../engine/styles.ts';
import { describeBody, type PrintedBody } from './printed-body.ts';
import type { SampleHeader, SampleRequest, Text } from './sample-request.ts';

/** For POSIX shells. The method is named only where curl would use another one. */
export function printCurl(request: SampleRequest): string {
  const body = describeBody(request.body);
  const url: Text = [
    request.url,
    ...request.secretQuery.flatMap(([name, value], at) => [`${at > 0 || request.url.includes('?') ? '&' : '?'}${name}=`, value]),
  ];
  const { basic } = request;
  const method = methodOption(request.method, body !== undefined);
  // Brackets and braces are patterns of addresses to curl.
  const globs = /[[\]{}]/.test(request.url) ? ['--globoff'] : [];
  return [
    ['curl', ...method, ...globs, quote(url)].join(' '),
    ...(basic ? [`--user ${quote([basic.user, ':', basic.password])}`] : []),
    ...request.headers.map(printHeader),
    ...(body ? printBody(body) : []),
  ].join(' \\\n  ');
}

function methodOption(method: string, hasBody: boolean): readonly string[] {
  if (method === 'HEAD' && !hasBody) return ['--head'];
  return method === (hasBody ? 'POST' : 'GET') ? [] : [`--request ${method}`];
}

function printHeader([name, value]: SampleHeader): string {
  if (name === 'Cookie') return `--cookie ${quote(value)}`;
  // Without a value, curl would leave the header out; so written, it is sent.
  const isEmpty = value.every((part) => part === '');
  return `--header ${quote(isEmpty ? [`${name};`] : [`${name}: `, ...value])}`;
}

function printBody(body: PrintedBody): readonly string[] {
  switch (body.kind) {
    case 'pairs':
      return body.pairs.map(({ name, value, written }) =>
        written === `${name}=${value}`
          ? `--data ${quote([written])}`
          : `--data-urlencode ${quote([`${encodeForm(name)}=${value}`])}`,
      );
    case 'parts':
      return body.parts.map(printPart);
    case 'file':
      return [typeHeader(body.file.type), `--data-binary ${quote([`@${body.file.name}`])}`];
    case 'json':
      return [typeHeader(body.type), `--data ${quote([body.text.replaceAll('\n', '\n  ')])}`];
    default:
      // A text that begins with @ would be the name of a file.
      return [typeHeader(body.type), `${body.text.startsWith('@') ? '--data-raw' : '--data'} ${quote([body.text])}`];
  }
}

function typeHeader(type: string): string {
  return `--header ${quote([`Content-Type: ${type}`])}`;
}

function printPart(part: HttpPart): string {
  if ('file' in part) return `--form ${quote([`${part.name}=@${part.file.name};type=${part.file.type}`])}`;
  const { name, type, text } = part;
  if (type !== undefined) return `--form ${quote([`${name}=${quotePart(text)};type=${type}`])}`;
  // These would have a meaning of their own.
  return `${/^[@<("\s]|;|\s$/.test(text) ? '--form-string' : '--form'} ${quote([`${name}=${text}`])}`;
}

/** In quotes where curl would look for options, a file or a list in the text. */
function quotePart(text: string): string {
  return /^[@<("\s]|[;,\s]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;
}

/** In single quotes; what has variables in double ones. In those, an exclamation mark would recall a command. */
function quote(text: Text): string {
  const literal = (part: string): string => `'${part.replaceAll("'", "'\\''")}'`;
  if (text.every((part) => typeof part === 'string')) return literal(text.join(''));
  if (text.some((part) => typeof part === 'string' && part.includes('!')))
    return text.map((part) => (typeof part === 'string' ? literal(part) : `"$${part.variable}"`)).join('');
  const written = text.map((part, at) => {
    if (typeof part === 'string') return part.replace(/["\\$`]/g, '\\$&');
    const next = text[at + 1];
    return typeof next === 'string' && /^\w/.test(next) ? `\${${part.variable}}` : `$${part.variable}`;
  });
  return `"${written.join('')}"`;
}
