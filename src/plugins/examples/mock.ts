// Makes the answers of a mock server from OpenAPI documents: from their examples, else from their schemas.
import { sample } from 'openapi-sampler';
import { compareText, folderOf, isFields, joinFile, type PluginContext, parseUrl, trimEnd } from 'slodocs/kit';
import { mockProgram } from './mock-program.ts';

export interface MockAnswer {
  readonly method: string;
  /** A pattern of whole paths of the host. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The answers of the servers of a host, by its address. */
export type Mock = Readonly<Record<string, readonly MockAnswer[]>>;

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** What cannot be read is reported. */
export async function readMock(
  globs: readonly string[],
  ctx: Pick<PluginContext, 'glob' | 'readData' | 'report' | 'locate'>,
): Promise<Mock> {
  const servers: Record<string, MockAnswer[]> = {};
  const lack = (message: string): void =>
    ctx.report({ code: 'missing-file', message, help: 'Specify OpenAPI documents of the site.', place: ctx.locate(['openapi']) });
  const files = globs.length === 0 ? [] : await ctx.glob(globs);
  if (globs.length > 0 && files.length === 0) lack(`no file matches ${globs.map((glob) => `"${glob}"`).join(', ')}`);
  for (const file of files) {
    const read = documentReader(ctx);
    const document = await read(file, '', []).catch((thrown: unknown) =>
      lack(`"${file}" cannot be read: ${(thrown as Error).message}`),
    );
    if (!isFields(document)) continue;
    for (const server of listOf(document['servers'])) {
      const url = String(server['url'] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => defaultOf(server['variables'], name));
      const parsed = /^https?:\/\//.test(url) ? parseUrl(url) : undefined;
      if (!parsed) continue;
      // A script may have the host alone in a variable.
      const { origin, pathname } = parsed;
      servers[origin] = [...(servers[origin] ?? []), ...answersOf(document, trimEnd(pathname, '/'))];
    }
  }
  return servers;
}

function answersOf(document: Readonly<Record<string, unknown>>, base: string): readonly MockAnswer[] {
  const paths = isFields(document['paths']) ? document['paths'] : {};
  return (
    Object.entries(paths)
      // Of two paths that match, the one with fewer parameters is meant.
      .sort(([a], [b]) => a.split('{').length - b.split('{').length || compareText(a, b))
      .flatMap(([path, item]) =>
        methods.flatMap((method): readonly MockAnswer[] => {
          const operation = isFields(item) ? item[method] : undefined;
          if (!isFields(operation) || !isFields(operation['responses'])) return [];
          const [status = 'default', response] =
            Object.entries(operation['responses'])
              .sort(([a], [b]) => compareText(a, b))
              .find(([one]) => /^(?:2|default)/.test(one)) ?? [];
          const pattern = (base + path).split(/\{[^{}]*\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
          return [
            {
              method: method.toUpperCase(),
              path: pattern.join('[^/]+'),
              status: /^\d{3}$/.test(status) ? Number(status) : 200,
              ...bodyOf(response),
            },
          ];
        }),
      )
  );
}

function bodyOf(response: unknown): Pick<MockAnswer, 'type' | 'body'> {
  const content = isFields(response) && isFields(response['content']) ? response['content'] : {};
  const [type = '', media] = Object.entries(content).find(([one]) => /json/.test(one)) ?? Object.entries(content)[0] ?? [];
  if (!isFields(media)) return { type, body: '' };
  const [first] = isFields(media['examples']) ? Object.values(media['examples']) : [];
  const given = media['example'] ?? (isFields(first) ? first['value'] : undefined);
  const value = given ?? (media['schema'] === undefined ? '' : (sample(media['schema'] as object, {}, {}) as unknown));
  return { type, body: typeof value === 'string' && !/json/.test(type) ? value : JSON.stringify(value) };
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function defaultOf(variables: unknown, name: string): string {
  const variable = isFields(variables) ? variables[name] : undefined;
  return isFields(variable) ? String(variable['default'] ?? '') : '';
}

/** Reads a value of a document with what its references name in their place. One that contains itself is empty there. */
function documentReader(ctx: Pick<PluginContext, 'readData'>) {
  const documents = new Map<string, Promise<unknown>>();
  const documentAt = (file: string): Promise<unknown> => {
    const known = documents.get(file) ?? ctx.readData(file).then(({ value }) => value);
    documents.set(file, known);
    return known;
  };
  const read = async (file: string, pointer: string, within: readonly string[]): Promise<unknown> => {
    const name = `${file}#${pointer}`;
    if (within.includes(name)) return {};
    let value = await documentAt(file);
    for (const part of pointer.split('/').slice(1)) {
      const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      value = Array.isArray(value) ? value[Number(key)] : isFields(value) ? value[key] : undefined;
    }
    return unfold(value, file, [...within, name]);
  };
  const unfold = async (value: unknown, file: string, within: readonly string[]): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map((one) => unfold(one, file, within)));
    if (!isFields(value)) return value;
    const target = value['$ref'];
    if (typeof target === 'string') {
      const [path = '', pointer = ''] = target.split('#', 2);
      return read(path === '' ? file : joinFile(folderOf(file), path), pointer, within);
    }
    const entries = await Promise.all(
      Object.entries(value).map(async ([key, one]) => [key, await unfold(one, file, within)] as const),
    );
    return Object.fromEntries(entries);
  };
  return read;
}

/** The file of the server in the folder of an example. */
export const mockFile = '.example-mock.cjs';

export function mockFiles(mock: Mock): Readonly<Record<string, string>> {
  // On a terminal, curl shows no progress either.
  return { [mockFile]: mockProgram, '.example-mock.json': JSON.stringify(Object.entries(mock)), '.curlrc': 'no-progress-meter' };
}

/** What was printed, with the addresses that the page shows. */
export function withoutMock(output: string, mock: Mock): string {
  const hosts = Object.keys(mock);
  return output.replace(/http:\/\/127\.0\.0\.1:\d+\/mock-(\d+)/g, (text, number: string) => hosts[Number(number)] ?? text);
}

/** The hosts that a text names, longest first, since one address may begin another. */
export function mockOf(text: string, mock: Mock): Mock {
  const used = Object.entries(mock).filter(([host]) => text.includes(host));
  return Object.fromEntries(used.sort(([a], [b]) => b.length - a.length || compareText(a, b)));
}
