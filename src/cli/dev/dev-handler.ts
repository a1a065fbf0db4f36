// Answers the requests of a site in development.
import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import type { DevAnswer, DevSite, WhyRendered } from '#model/dev';
import type { ShownReasons } from '#model/dev-page';
import { because } from '../printers/why-reasons.ts';
import { typeOf } from '../serve/media-type.ts';
import { sendFile } from '../serve/send-file.ts';
import { allowsHost, pathOf } from '../serve/serve-output.ts';
import { refuse } from '../serve/site-answer.ts';
import type { Actions, Permission } from './actions.ts';
import type { EventStream, ServerEvent } from './event-stream.ts';
import { axeScript, liveScript, ownPrefix, streamScript, whyAddress } from './own-address.ts';

interface DevHandlerOptions {
  readonly site: DevSite;
  readonly events: EventStream;
  /** The events that a new listener gets. */
  readonly hello: () => readonly ServerEvent[];
  readonly actions: Actions;
  readonly permission: Permission;
  /** Names this run of the server. */
  readonly run: string;
  readonly follows: boolean;
  readonly host: string;
  /** A fault of slodocs. */
  readonly crashed: (thrown: unknown) => void;
}

export function createDevHandler(options: DevHandlerOptions): RequestListener {
  const { site, events, hello, actions, permission, run, follows, host, crashed } = options;

  const scripts = new Map([
    [liveScript, site.script],
    [streamScript, site.stream],
    ...(site.axe === undefined ? [] : [[axeScript, site.axe] as const]),
  ]);

  const own = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST') return actions.answer(path.slice(ownPrefix.length), request, response);
    if (request.method !== 'GET') return onlyGives(response);
    if (path === `${ownPrefix}events`) return events.open(request, response, hello());
    const script = scripts.get(path);
    if (script !== undefined) return sendFile(dirname(script), basename(script), request, response);
    if (path === whyAddress) return sendWhy(site, request, response);
    return refuse(response, 404, 'Not found.');
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    if (!allowsHost(request, host)) return refuse(response, 403, 'This server only answers to its own host names.');
    const path = pathOf(request);
    if (path === undefined) return refuse(response, 400, 'The address is invalid.');
    if (path.startsWith(ownPrefix)) return own(path, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return onlyGives(response);
    const { baseUrl } = site;
    if (!path.startsWith(baseUrl)) {
      if (path === '/' || `${path}/` === baseUrl) return redirect(response, encodeURI(baseUrl));
      return refuse(response, 404, `This site is under ${baseUrl}`);
    }
    if (permission.give(request, response, baseUrl)) return;
    const { edition } = site;
    const known = { token: permission.tokenFor(request), run, follows, edition };
    return send(await site.answer(`/${path.slice(baseUrl.length)}`), known, request, response);
  };

  return (request, response) => {
    answer(request, response).catch((thrown: unknown) => {
      // The browser has left in the middle of it.
      if (request.destroyed || response.destroyed) return;
      crashed(thrown);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'slodocs failed: see the terminal for details.');
    });
  };
}

/** What every page is told. */
type Known = Omit<Injected, 'source' | 'isBroken'>;

async function send(answer: DevAnswer, known: Known, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (answer.kind === 'redirect') return redirect(response, answer.location);
  if (answer.kind === 'none') return sendReason(answer.status, answer.reason, known, response);
  if (answer.kind === 'page') {
    const { html, digest, source, status, isBroken } = answer;
    // A browser that keeps the page keeps what was injected.
    const etag = `"${digest}-${known.run}-${known.edition}-${known.follows}-${known.token !== undefined}-${isBroken}"`;
    return sendText(inject(html, { ...known, source, isBroken }), etag, 'text/html;charset=utf-8', status, request, response);
  }
  const { content, path } = answer;
  if ('copyOf' in content) return sendFile(dirname(content.copyOf), basename(content.copyOf), request, response);
  const bytes = Buffer.from(content.bytes);
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
  return sendText(bytes, etag, typeOf(path), 200, request, response);
}

/** A page that follows the server, so that it goes on when the cause is mended. */
function sendReason(status: number, reason: string, known: Known, response: ServerResponse): void {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${reason}</title>`;
  const html = `<!doctype html><html lang="en"><head>${head}</head><body><h1>${reason}</h1></body></html>`;
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(inject(html, { ...known, source: undefined, isBroken: false }));
}

/** Browsers ask each time, and get an unchanged page without its text. */
function sendText(
  body: string | Buffer,
  etag: string,
  type: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('ETag', etag).setHeader('Cache-Control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end();
}

function onlyGives(response: ServerResponse): void {
  response.setHeader('Allow', 'GET, HEAD');
  refuse(response, 405, 'This server only supports GET and HEAD.');
}

async function sendWhy(site: DevSite, { url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('path') ?? '';
  const path = pathOf({ url: encodeURI(asked) });
  const why = path === undefined ? undefined : await site.why(path);
  if (path === undefined) refuse(response, 400, 'Give the address of a page: `?path=/docs/intro`.');
  else if (!why) refuse(response, 404, 'This page has not been shown since the server was started.');
  else {
    response.writeHead(200, { 'Content-Type': 'application/json;charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(`${JSON.stringify(shownReasons(why), null, 2)}\n`);
  }
}

function shownReasons({ path, states, changes }: WhyRendered): ShownReasons {
  if (states === 1) return { version: 1, path, states, summary: 'shown once, and not rendered again since then', reasons: [] };
  const reasons = changes.map(({ ingredient, parts }) => ({ ingredient, because: because([ingredient]), parts }));
  const summary =
    changes.length === 0
      ? `rendered because ${because(['files'])}, or ${because(['answers'])}`
      : `rendered because ${because(changes.map(({ ingredient }) => ingredient))}`;
  return { version: 1, path, states, summary, reasons };
}

interface Injected {
  /** Proves to the server that a request comes from one of its pages. Undefined for a browser that may only look. */
  readonly token: string | undefined;
  /** Names the run of the server. */
  readonly run: string;
  /** The source of the page, relative to the root. */
  readonly source: string | undefined;
  /** Errors keep the page from being shown as it is written. */
  readonly isBroken: boolean;
  /** Pages scroll to what an edit has changed, unless somebody has chosen otherwise. */
  readonly follows: boolean;
  /** Of the site when the page was asked for: the page asks again where it has missed an edit. */
  readonly edition: number;
}

/** Before the first module of the page, whose faults the script listens for, or at the end of the head. */
function inject(html: string, { token, run, source, isBroken, follows, edition }: Injected): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const first = html.slice(0, end).indexOf('<script type="module"');
  const at = first === -1 ? end : first;
  const added = [
    ...(token === undefined ? [] : [`<meta name="slodocs-token" content="${token}">`]),
    `<meta name="slodocs-run" content="${run}">`,
    `<meta name="slodocs-edition" content="${edition}">`,
    ...(source === undefined ? [] : [`<meta name="slodocs-source" content="${escaped(source)}">`]),
    ...(isBroken ? ['<meta name="slodocs-broken">'] : []),
    ...(follows ? ['<meta name="slodocs-follow">'] : []),
    `<script type="module" src="${liveScript}"></script>`,
  ];
  return `${html.slice(0, at)}${added.join('')}${html.slice(at)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
