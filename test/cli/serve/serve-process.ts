// Starts `slodocs serve` as a process of its own, on any free port, and speaks to it over raw sockets.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { bin } from '../../pipeline/6-emit/site-on-disk.ts';

export interface ServeProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** What it said when it began to serve. */
  readonly said: string;
  /** Settles with the exit code. */
  readonly ended: Promise<number | null>;
}

export async function startServe(cwd: string, args: readonly string[], sites = 1): Promise<ServeProcess> {
  const child = spawn(process.execPath, [bin, 'serve', ...args, '--port', '0'], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  while (said.split('\n').length <= sites) await once(child.stdout, 'data');
  return { child, port: Number(/:(\d+)\//.exec(said)?.[1]), said, ended };
}

/** Sends the bytes as they stand, and returns all that comes until the server closes the connection. */
export async function exchange(port: number, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const piece of pieces) {
    socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await closed;
  return text;
}

/** A request after whose answer the server closes the connection. */
export function requestFor(path: string, ...headers: readonly string[]): string {
  return [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
}
