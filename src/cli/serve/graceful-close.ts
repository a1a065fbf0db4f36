// Closes a server without breaking off responses: idle connections at once, the others when they have been answered.
import type { Server, ServerResponse } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';

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
