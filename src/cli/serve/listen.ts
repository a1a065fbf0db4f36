// Starts a server, or throws a usage error that says why it cannot.

import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, Server as SecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { UsageError } from '../exit-codes.ts';

export interface Address {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** How many ports are tried, upwards from the first, where one is taken; 1 where absent. */
  readonly tries?: number;
  /** Serves over HTTPS. */
  readonly certificate?: Certificate | undefined;
}

/** In PEM form. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface Listening {
  /** Such as `http://localhost:4321`. */
  readonly origin: string;
  readonly port: number;
  /** Stops accepting connections, and closes the open ones: `grace` milliseconds later those that are being answered. */
  close(grace?: number): Promise<void>;
}

/** A port that somebody names is that one or none; of the usual one, the next that is free will do. */
export function choosePort(named: number | undefined, usual: number): Pick<Address, 'port' | 'tries'> {
  return named === undefined ? { port: usual, tries: 20 } : { port: named };
}

/** Undefined where the server listens where it was meant to. */
export function saysOtherPort({ port }: Pick<Address, 'port'>, server: Pick<Listening, 'port'>): string | undefined {
  return port === 0 || port === server.port ? undefined : `port ${port} is taken, using ${server.port} instead\n`;
}

export async function listen(handler: RequestListener, address: Address): Promise<Listening> {
  const { certificate } = address;
  const server = certificate ? createSecureServer(certificate, handler) : createServer(handler);
  const close = gracefulClose(server);
  await started(server, address);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${certificate ? 'https' : 'http'}://${printHost(address.host)}:${port}`,
    port,
    close: (grace = 0) => close(grace),
  };
}

async function started(server: Server, { host, port, tries = 1 }: Address): Promise<void> {
  for (let at = port; ; at++) {
    try {
      return await startedAt(server, host, at);
    } catch (thrown) {
      const error = thrown as NodeJS.ErrnoException;
      if (error.code !== 'EADDRINUSE' || at - port + 1 >= tries || at === 65535) throw refusal(error, host, port);
    }
  }
}

function startedAt(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, bareHost(host), () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new UsageError(`port ${port} is taken`, 'Choose another with --port, or use "--port 0" for any free port.');
    case 'EACCES':
      return new UsageError(`this user is not allowed to open port ${port}`, 'Choose one above 1023 with --port.');
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(
        `"${host}" is not an address of this machine`,
        'Use 127.0.0.1 for this machine only, or 0.0.0.0 for all of its networks.',
      );
    default:
      return error;
  }
}

/** `[::1]` is how a URL writes `::1`. */
export function bareHost(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

function printHost(host: string): string {
  const bare = bareHost(host);
  if (bare === '0.0.0.0' || bare === '::') return 'localhost';
  return bare.includes(':') ? `[${bare}]` : bare;
}

/** `grace` is how long responses in flight may still take, in milliseconds. Then their connections are closed, too. */
export type Close = (grace: number) => Promise<void>;

/** Follows all connections, and therefore comes before the server listens. */
export function gracefulClose(server: Server | SecureServer): Close {
  /** With those of a TLS handshake, which `closeAllConnections` would leave open. */
  const sockets = new Set<Socket>();
  const answering = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;

  const closeIdle = (socket: Socket): void => {
    if (answering.get(socket)?.size === 0) socket.destroySoon();
  };
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on(server instanceof SecureServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    answering.set(socket, new Set());
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const responses = answering.get(socket);
    responses?.add(response);
    if (isClosing) endConnection(response);
    response.once('close', () => {
      responses?.delete(response);
      if (isClosing) closeIdle(socket);
    });
  });

  return (grace) =>
    new Promise((resolve) => {
      isClosing = true;
      const timer = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, grace);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      // Node does not count a connection as idle before its first request, and browsers open some in advance.
      for (const [socket, responses] of answering) {
        closeIdle(socket);
        for (const response of responses) endConnection(response);
      }
    });
}

/** Tells the client that this is the last response of the connection. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
