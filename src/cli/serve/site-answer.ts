// Responds to a request under the base of a site: with a file of its output, its 404 page, or a redirect.

import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import type { ServedOutput } from '#model/output';
import { decoded } from '#model/parse-url';
import { encodePath } from '#model/route';
import type { CompressionCache } from './compression-cache.ts';
import { acceptsOnlyMarkdown, findFile, prefersMarkdown, twinOf } from './find-file.ts';
import { type Redirection, redirectReader, redirectsFile } from './host-redirects.ts';
import { changedReader } from './read-changed.ts';
import { sendFile, sendNotFound } from './send-file.ts';

interface SiteAnswers {
  readonly baseUrl: string;
  /** `path` is the decoded path of the request, with the base. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

const notFoundPage = '404.html';

export function createSiteAnswers({ outDir, baseUrl, headersFile }: ServedOutput, compressed: CompressionCache): SiteAnswers {
  const readHeaders = headersReader(outDir, headersFile);
  const readRedirects = redirectReader(outDir);
  // Hosts serve none of these at its own address.
  const unserved = [undefined, headersFile, redirectsFile, notFoundPage];

  /** Sends the Markdown of a page to clients that like it better. */
  const sendVariant = async (file: string, asked: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const twin = file === asked ? undefined : await twinOf(outDir, file);
    if (twin !== undefined) response.appendHeader('Vary', 'Accept');
    if (twin === undefined || !prefersMarkdown(request)) return sendFile(outDir, file, request, response, compressed);
    response.setHeader('Content-Location', baseUrl + encodePath(twin));
    return sendFile(outDir, twin, request, response, compressed);
  };

  const answerNotFound = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.appendHeader('Vary', 'Accept');
    if (acceptsOnlyMarkdown(request)) {
      const index = (await findFile(outDir, 'llms.txt')) ? `\nAll pages are listed in ${baseUrl}llms.txt\n` : '';
      return refuse(response, 404, `# Page not found\n${index}`.trimEnd(), 'text/markdown');
    }
    const isSent = await sendNotFound(join(outDir, notFoundPage), request, response, compressed);
    if (!isSent) refuse(response, 404, 'Page not found.');
  };

  return {
    baseUrl,
    async answer(path, request, response) {
      const [headersOf, redirectOf] = await Promise.all([readHeaders(), readRedirects()]);
      for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
      const { url = '' } = request;
      const forced = redirectOf(url, true);
      if (forced) return redirect(response, forced);
      const asked = path.slice(baseUrl.length);
      const file = await findFile(outDir, asked);
      if (file === undefined || unserved.includes(file)) {
        const found = redirectOf(url, false);
        if (found) return redirect(response, found);
        return answerNotFound(request, response);
      }
      const address = file === asked ? await pageAddress(outDir, baseUrl, file) : undefined;
      const location = address === undefined ? undefined : locationOf(baseUrl + address, url);
      // A rule that leads from there back to the file would make a circle.
      if (location !== undefined && !redirectOf(location, true)) return redirect(response, { status: 308, location });
      return sendVariant(file, asked, request, response);
    },
  };
}

function locationOf(path: string, url: string): string {
  const [, query = ''] = /^[^?#]*(\?[^#]*)?/.exec(url) ?? [];
  return encodePath(path) + query;
}

function redirect(response: ServerResponse, { status, location }: Redirection): void {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store' }).end();
}

/** In bytes: where a page names its canonical address. */
const headSize = 64 << 10;

/**
 * Takes a file's path in the output, `x.html` or `x/index.html`, and returns its decoded address under the base. Undefined if the
 * path is its address, if it stands for another page, as pages of redirects do, or if another file has that address.
 */
async function pageAddress(outDir: string, baseUrl: string, file: string): Promise<string | undefined> {
  if (!file.endsWith('.html')) return undefined;
  const bare = file === 'index.html' ? '' : file.replace(/(?:\/index)?\.html$/, '');
  const usual = file.endsWith('/index.html') ? `${bare}/` : bare;
  const canonical = await canonicalPath(join(outDir, file));
  const own = canonical?.startsWith(baseUrl) ? canonical.slice(baseUrl.length) : usual;
  if (own !== bare && own !== `${bare}/`) return undefined;
  for (const address of [own, usual]) if ((await findFile(outDir, address)) === file) return address;
  return undefined;
}

/** A page of slodocs names the address that links of the site have, with or without a slash at its end. */
async function canonicalPath(path: string): Promise<string | undefined> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headSize), 0, headSize, 0);
    return pathOfUrl(canonicalLink(buffer.toString('utf8', 0, bytesRead)));
  } finally {
    await handle.close();
  }
}

function canonicalLink(html: string): string {
  let found = '';
  const parser = new Parser({
    onopentag(name, { rel, href }) {
      if (name === 'link' && rel?.toLowerCase() === 'canonical') found ||= href ?? '';
    },
  });
  parser.write(html);
  return found;
}

function pathOfUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
}

interface Rule {
  readonly pattern: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The headers of a decoded path, with its base: those of every rule that it matches; two values of one name are joined. */
type HeadersOf = (path: string) => Readonly<Record<string, string>>;

const none: HeadersOf = () => ({});

/** A build may change the file at any time. None where the output has no such file. */
export function headersReader(outDir: string, file: string | undefined): () => Promise<HeadersOf> {
  return file === undefined ? () => Promise.resolve(none) : changedReader(join(outDir, file), headersOf);
}

function headersOf(text: string): HeadersOf {
  const rules = readRules(text);
  return (path) => {
    const found = new Map<string, string>();
    for (const { pattern, headers } of rules) {
      if (!pattern.test(path)) continue;
      for (const [name, value] of headers) {
        const before = found.get(name);
        found.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    return Object.fromEntries(found);
  };
}

/** An unindented line is a path, and the indented lines below it are its headers. */
function readRules(text: string): readonly Rule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: patternOf(line.trim()), headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([\w-]+)\s*:(.*)$/.exec(line) ?? [];
      if (name !== '') rules.at(-1)?.headers.push([name.toLowerCase(), value.trim()]);
    }
  }
  return rules;
}

/** `*` matches anything, `:name` one path segment. */
function patternOf(path: string): RegExp {
  const source = decoded(path.replace(/^https?:\/\/[^/]*/, ''), decodeURI)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*');
  return new RegExp(`^${source.replace(/\/:[A-Za-z]\w*/g, '/[^/]+')}$`);
}

export function refuse(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.writeHead(status, { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-store' }).end(`${text}\n`);
}

export interface ServeOptions extends ServedOutput {
  /** The host that the server listens on. */
  readonly host: string;
}
