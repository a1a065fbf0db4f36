// Decides which browsers may perform actions: those of this machine, and those that present the token from the terminal.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from '../serve/allows-host.ts';

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

export function isSecret(given: string | undefined, secret: string): boolean {
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
