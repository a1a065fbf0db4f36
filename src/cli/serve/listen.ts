// Starts the server of an output folder, or throws a usage error that says why it cannot.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../exit-codes.ts';
import { createHandler } from './handler.ts';
import type { ServeOptions } from './serve-options.ts';

export interface Listening {
  /** The URL of the site's home page. */
  readonly url: string;
  /** Stops at once, and closes open connections. */
  close(): Promise<void>;
}

export async function listen(options: ServeOptions): Promise<Listening> {
  const server = createServer(createHandler(options));
  await started(server, options);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${printHost(options.host)}:${port}${encodeURI(options.baseUrl)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function started(server: Server, { host, port }: ServeOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, host, port)));
    server.listen(port, bareHost(host), resolve);
  });
}

function refusal(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new UsageError(`port ${port} is taken`, 'Choose another with --port, or "--port 0" for any that is free.');
    case 'EACCES':
      return new UsageError(`port ${port} may not be opened by this user`, 'Choose one above 1023 with --port.');
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(
        `"${host}" is no address of this machine`,
        'Use 127.0.0.1 for this machine alone, 0.0.0.0 for all its networks.',
      );
    default:
      return error;
  }
}

/** `[::1]` is how a URL writes `::1`. */
function bareHost(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}

function printHost(host: string): string {
  const bare = bareHost(host);
  if (bare === '0.0.0.0' || bare === '::') return 'localhost';
  return bare.includes(':') ? `[${bare}]` : bare;
}
