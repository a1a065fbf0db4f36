// Performs the actions that a page of the development server may request: apply a fix, open a file in the editor, list an error.

import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrowserError } from '#model/browser-error';
import { cutText } from '#model/cut-text';
import type { DevSite } from '#model/dev';
import { reportBounds } from '#model/dev-page';
import { isLoopback, pathOf } from '../serve/serve-output.ts';
import { refuse } from '../serve/site-answer.ts';

export interface Actions {
  answer(name: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

interface ActionsOptions {
  readonly site: DevSite;
  readonly token: string;
  /** Opens a file, by its path relative to the root. */
  readonly open: (file: string, line: number, column: number) => void;
}

/** In bytes. A report holds the stacks of several errors. */
const longestBody: ReadonlyMap<string, number> = new Map([['report', 1 << 18]]);
const usualBody = 4096;

/** Only pages of this server act: by their origin, and by a token that no other page can read. */
export function createActions({ site, token, open }: ActionsOptions): Actions {
  return {
    async answer(name, request, response) {
      if (!isOwn(request, token)) return refuse(response, 403, 'Only pages of this server may send this request.');
      const asked = await readBody(request, longestBody.get(name) ?? usualBody);
      if (asked === undefined) return refuse(response, 400, 'The request is invalid.');
      if (name === 'fix' && typeof asked['id'] === 'string') {
        const isDone = await site.fix(asked['id']);
        return isDone ? done(response) : refuse(response, 409, 'The file has changed since then: look at the problem again.');
      }
      if (name === 'open' && typeof asked['file'] === 'string') {
        const place = await site.placeToOpen(asked['file']);
        if (place === undefined) return refuse(response, 404, 'The site has no such file.');
        open(place, numberOf(asked['line']), numberOf(asked['column']));
        return done(response);
      }
      if (name === 'report' && typeof asked['path'] === 'string') {
        const path = pathOf({ url: asked['path'] });
        const errors = readErrors(asked['errors']);
        if (path === undefined || !errors) return refuse(response, 400, 'The request is invalid.');
        await site.report(path, errors);
        return done(response);
      }
      return refuse(response, 404, 'Not found.');
    },
  };
}

function isOwn({ headers }: IncomingMessage, token: string): boolean {
  const { origin, host } = headers;
  const given = headers['x-slodocs-token'];
  if (origin !== `http://${host}` && origin !== `https://${host}`) return false;
  return isSecret(typeof given === 'string' ? given : undefined, token);
}

/** Undefined for anything but a small JSON object. */
async function readBody(request: IncomingMessage, longest: number): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (request.headers['content-type'] !== 'application/json') return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).byteLength;
    if (length > longest) return undefined;
    chunks.push(chunk as Buffer);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 1;
}

function done(response: ServerResponse): void {
  response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
}

/** Undefined for anything but a list of errors. */
function readErrors(value: unknown): readonly BrowserError[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const errors = value.slice(0, reportBounds.errors).map(readError);
  return errors.every((one) => one !== undefined) ? errors : undefined;
}

function readError(value: unknown): BrowserError | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, message, stack, cause } = value as Partial<Record<string, unknown>>;
  if (kind !== 'recovered' && kind !== 'console' && kind !== 'uncaught') return undefined;
  if (typeof message !== 'string' || typeof stack !== 'string') return undefined;
  const { message: longest, stack: longestStack } = reportBounds;
  const thrown = typeof cause === 'string' ? cutText(cause, longestStack) : null;
  return { kind, message: cutText(message, longest), stack: cutText(stack, longestStack), cause: thrown };
}

export interface Permission {
  /** The token, for pages of a browser that may act. */
  tokenFor(request: IncomingMessage): string | undefined;
  /** Gives it to a browser that asks for `home` with the token, and leads on to the address without it; false for other requests. */
  give(request: IncomingMessage, response: ServerResponse, home: string): boolean;
}

/** The parameter of the address that the terminal prints. */
export const tokenParameter = 'slodocs-token';

/** A program that hands on requests of others names them here. */
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

export function createPermission(token: string): Permission {
  return {
    tokenFor: (request) => (isFromHere(request) || isSecret(cookieOf(request), token) ? token : undefined),
    give(request, response, home) {
      const [path = '', query = ''] = (request.url ?? '').split('?');
      const given = new URLSearchParams(query).get(tokenParameter);
      if (given === null || path !== encodeURI(home) || !isSecret(given, token)) return false;
      const secure = 'encrypted' in request.socket ? '; Secure' : '';
      response.writeHead(302, {
        Location: encodeURI(home),
        // No script reads it, and of another site's requests only a click on a link carries it.
        'Set-Cookie': `${cookieName(request)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`,
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'no-store',
      });
      response.end();
      return true;
    },
  };
}

function isSecret(given: string | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(secret)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}

function isFromHere({ socket, headers }: IncomingMessage): boolean {
  return isLoopback(socket.remoteAddress ?? '') && forwarded.every((name) => headers[name] === undefined);
}

function cookieOf(request: IncomingMessage): string | undefined {
  const start = `${cookieName(request)}=`;
  const found = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(start));
  return found?.slice(start.length);
}

/** Cookies know no ports. */
function cookieName({ socket }: IncomingMessage): string {
  return `slodocs-${socket.localPort}`;
}
