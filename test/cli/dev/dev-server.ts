// Starts `slodocs dev` as a process of its own, on any free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bin } from '../../pipeline/6-emit/site-on-disk.ts';

export interface DevServer {
  /** Of the home page. */
  readonly url: string;
  readonly port: number;
  /** What was printed so far. */
  printed(): string;
  /** Settles when something like this was printed. */
  saying(pattern: RegExp): Promise<void>;
  /** Ends the server as Ctrl-C does, and returns its exit code. */
  stop(): Promise<number | null>;
}

/** `within` is a command that runs the command which follows it. */
export async function startDev(root: string, args: readonly string[] = [], within: readonly string[] = []): Promise<DevServer> {
  const [command = '', ...rest] = [...within, process.execPath, bin, 'dev', root, '--port', '0', ...args];
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      for (const listener of listeners) listener();
    });
  }
  const saying = (pattern: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!pattern.test(text)) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      void ended.then(() => reject(new Error(`the server has ended: ${text}`)));
      look();
    });
  await saying(/is ready in/);
  const url = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  return {
    url,
    port: Number(new URL(url).port),
    printed: () => text,
    saying,
    async stop() {
      child.kill('SIGINT');
      const [code] = await ended;
      return code;
    },
  };
}
