// Responds to a request with a status and a sentence.
import type { ServerResponse } from 'node:http';

export function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' }).end(`${text}\n`);
}
