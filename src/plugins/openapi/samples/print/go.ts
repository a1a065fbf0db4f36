// Prints a request as a program of Go with net/http.
import type { HttpPart } from '../../engine/http-request.ts';
import { describeBody, type PrintedBody, urlEncoded } from './printed-body.ts';
import type { SampleRequest, Text } from './sample-request.ts';

/** Lines of a function's body, and what they need. */
interface GoCode {
  readonly lines: readonly string[];
  readonly imports: readonly string[];
}

const stop = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** Complete, as gofmt would print it; credentials are taken from the environment. */
export function printGo(request: SampleRequest): string {
  const body = describeBody(request.body);
  const made = body ? makeBody(body) : { lines: [], imports: [] };
  const secrets = request.secretQuery.map(
    ([name, { variable }], at) =>
      `${quote(`${at > 0 || request.url.includes('?') ? '&' : '?'}${name}=`)}+url.QueryEscape(${environment(variable)})`,
  );
  const url = secrets.length > 0 ? [quote(request.url), ...secrets].join('+') : quote(request.url);
  const { basic } = request;
  const headers = [
    ...request.headers.map(([name, value]) => `request.Header.Set(${quote(name)}, ${printText(value)})`),
    ...(body ? [`request.Header.Set("Content-Type", ${typeOf(body)})`] : []),
    ...(basic ? [`request.SetBasicAuth(${environment(basic.user.variable)}, ${environment(basic.password.variable)})`] : []),
  ];
  const lines = [
    ...made.lines,
    `request, err := http.NewRequest(${quote(request.method)}, ${url}, ${body ? 'body' : 'nil'})`,
    ...stop,
    ...headers,
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...stop,
    'defer response.Body.Close()',
    'answer, err := io.ReadAll(response.Body)',
    ...stop,
    'fmt.Println(response.Status)',
    'fmt.Println(string(answer))',
  ];
  const hasSecrets = basic !== undefined || request.headers.some(([, value]) => value.some((part) => typeof part === 'object'));
  const imports = new Set([
    ...['fmt', 'io', 'log', 'net/http', ...made.imports],
    ...(hasSecrets || secrets.length > 0 ? ['os'] : []),
    ...(secrets.length > 0 ? ['net/url'] : []),
  ]);
  return [
    'package main',
    '',
    'import (',
    ...[...imports].sort().map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...lines.map(indent),
    '}',
  ].join('\n');
}

function makeBody(body: PrintedBody): GoCode {
  switch (body.kind) {
    case 'file': {
      const lines = [`content, err := os.ReadFile(${quote(body.file.name)})`, ...stop, 'body := bytes.NewReader(content)', ''];
      return { lines, imports: ['bytes', 'os'] };
    }
    case 'pairs': {
      const pairs = body.pairs.map(({ name, value }) => `form.Add(${quote(name)}, ${quote(value)})`);
      const lines = ['form := url.Values{}', ...pairs, 'body := strings.NewReader(form.Encode())', ''];
      return { lines, imports: ['net/url', 'strings'] };
    }
    case 'parts':
      return makeMultipart(body.parts);
    default:
      return { lines: [`body := strings.NewReader(${quoteLines(body.text)})`, ''], imports: ['strings'] };
  }
}

/** Writing to a buffer never fails; opening and reading a file may. */
function makeMultipart(parts: readonly HttpPart[]): GoCode {
  const hasFile = parts.some((part) => 'file' in part);
  const isTyped = parts.some((part) => 'file' in part || part.type !== undefined);
  const lines = parts.flatMap((part) => {
    if (!('file' in part) && part.type === undefined) return [`writer.WriteField(${quote(part.name)}, ${quoteLines(part.text)})`];
    return makeTypedPart(part);
  });
  return {
    lines: ['body := &bytes.Buffer{}', 'writer := multipart.NewWriter(body)', ...lines, 'writer.Close()', ''],
    imports: ['bytes', 'mime/multipart', ...(hasFile ? ['os'] : []), ...(isTyped ? ['net/textproto'] : [])],
  };
}

function makeTypedPart(part: HttpPart): readonly string[] {
  const file = 'file' in part ? part.file : undefined;
  const disposition = `form-data; name=${quote(part.name)}${file ? `; filename=${quote(file.name)}` : ''}`;
  const type = 'file' in part ? part.file.type : (part.type ?? 'text/plain');
  return [
    '{',
    ...(file ? [`\tcontent, err := os.ReadFile(${quote(file.name)})`, ...stop.map((line) => `\t${line}`)] : []),
    '\tpart, err := writer.CreatePart(textproto.MIMEHeader{',
    `\t\t"Content-Disposition": {${quoteRaw(disposition)}},`,
    `\t\t"Content-Type":        {${quote(type)}},`,
    '\t})',
    ...stop.map((line) => `\t${line}`),
    file ? '\tpart.Write(content)' : `\tpart.Write([]byte(${quoteLines('text' in part ? part.text : '')}))`,
    '}',
  ];
}

function typeOf(body: PrintedBody): string {
  if (body.kind === 'parts') return 'writer.FormDataContentType()';
  if (body.kind === 'pairs') return quote(urlEncoded);
  return quote(body.kind === 'file' ? body.file.type : body.type);
}

function printText(text: Text): string {
  const parts = text.filter((part) => part !== '');
  return parts.map((part) => (typeof part === 'string' ? quote(part) : environment(part.variable))).join('+') || '""';
}

function environment(variable: string): string {
  return `os.Getenv("${variable}")`;
}

/** Lines of a raw string stay where they are. */
function indent(line: string): string {
  return line === '' ? '' : `\t${line}`;
}

/** Escapes of JSON are those of Go as well, but for halves of surrogate pairs. */
function quote(text: string): string {
  return JSON.stringify(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function quoteRaw(text: string): string {
  return /[`\r\0\ufeff]/.test(text) ? quote(text) : `\`${text}\``;
}

/** What has several lines, or quotes in it, is easier to read as it is. */
function quoteLines(text: string): string {
  return /[\n"]/.test(text) ? quoteRaw(text) : quote(text);
}
