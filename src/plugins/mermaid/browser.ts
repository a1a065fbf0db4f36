// A Chromium program to a blank page that evaluates scripts: a process of its own, spoken to through two pipes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

export interface Browser {
  /** The value of a script, awaited, as plain data. Throws a `BrowserFault`. */
  evaluate(script: string): Promise<unknown>;
  /** Ends the process, and removes what it has written. */
  close(): Promise<void>;
}

/** The program does not do what it is asked. The message finishes a sentence that begins with it. */
export class BrowserFault extends Error {
  override readonly name = 'BrowserFault';
}

/** Nothing is loaded from anywhere, and nothing of the user's own browser is touched. */
const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-default-browser-check',
  '--no-first-run',
];

/** Milliseconds. A diagram of the largest size takes seconds. */
const patience = 60_000;

export async function openBrowser(program: string): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'slodocs-browser-'));
  // It refuses to shut itself in where it runs as root, as it does in containers.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(program, [...flags, ...asRoot, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const close = async (): Promise<void> => {
    await end(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  };
  try {
    const call = converse(child);
    const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
    return {
      close,
      async evaluate(expression) {
        const asked = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails } = await call('Runtime.evaluate', asked, String(sessionId));
        if (exceptionDetails) throw new BrowserFault(`could not run a script: ${JSON.stringify(exceptionDetails).slice(0, 300)}`);
        return (result as { value?: unknown }).value;
      },
    };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}

type Fields = Readonly<Record<string, unknown>>;
type Call = (method: string, params: Fields, sessionId?: string) => Promise<Fields>;
interface Answer {
  readonly id?: number;
  readonly result?: Fields;
  readonly error?: { readonly message: string };
}

/** Questions and answers are JSON, each ended by NUL. */
function converse(child: ChildProcess): Call {
  const [, , errors, questions, answers] = child.stdio as unknown as [null, null, Readable, Writable, Readable];
  const waiting = new Map<number, { resolve(result: Fields): void; reject(fault: Error): void }>();
  let said = '';
  let ended: BrowserFault | undefined;
  const endAll = (words: string): void => {
    ended ??= new BrowserFault(words);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  child.on('error', ({ message }) => endAll(`does not start: ${message}`));
  child.on('close', (code, signal) => endAll(`ended by itself (${signal ?? code})${firstLine(said)}`));
  // A pipe breaks where the process has ended, which is told apart.
  for (const stream of [errors, questions, answers]) stream.on('error', () => undefined);
  errors.on('data', (bytes: Buffer) => {
    if (said.length < 10_000) said += bytes.toString();
  });
  let rest: Buffer[] = [];
  answers.on('data', (bytes: Buffer) => {
    let from = 0;
    for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, from)) {
      const { id, result, error } = JSON.parse(Buffer.concat([...rest, bytes.subarray(from, at)]).toString()) as Answer;
      rest = [];
      from = at + 1;
      const caller = id === undefined ? undefined : waiting.get(id);
      if (error) caller?.reject(new BrowserFault(`refused: ${error.message}`));
      else caller?.resolve(result ?? {});
    }
    rest.push(bytes.subarray(from));
  });
  let last = 0;
  return (method, params, sessionId) =>
    new Promise<Fields>((resolve, reject) => {
      if (ended) return reject(ended);
      const id = ++last;
      const timer = setTimeout(() => reject(new BrowserFault(`did not answer for ${patience / 1000} seconds`)), patience);
      const done = <T>(settle: (value: T) => void) => {
        return (value: T): void => {
          clearTimeout(timer);
          waiting.delete(id);
          settle(value);
        };
      };
      waiting.set(id, { resolve: done(resolve), reject: done(reject) });
      questions.write(`${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`);
    });
}

/** What it complained of, without time and place in its code. */
function firstLine(said: string): string {
  const line = said.split('\n').find((one) => one.trim() !== '');
  return line === undefined ? '' : `: ${line.replace(/^\[[^\]]*\]\s*/, '').trim()}`;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await closed;
}
