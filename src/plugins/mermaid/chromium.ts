// Runs Chromium as a child process, and talks to it by calls and events over two pipes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

export interface Chromium {
  /** One call of the DevTools protocol, of the program or of one of its sessions. Throws a `BrowserFault`. */
  readonly call: Call;
  /** Listens to all events of a session; the returned function stops it. */
  listen(sessionId: string, listener: (method: string, params: Fields) => void): () => void;
  /** Ends the process, and removes what it has written. */
  close(): Promise<void>;
}

export type Fields = Readonly<Record<string, unknown>>;
type Call = (method: string, params: Fields, sessionId?: string) => Promise<Fields>;

/** The browser failed. The message continues a sentence that begins with the program's name. */
export class BrowserFault extends Error {
  override readonly name = 'BrowserFault';
}

/** Disables what each window starts besides its page: address bar pages and a spare process, twice the work of the page. */
const features = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Disables background requests, and keeps the user's own profile untouched. */
const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-backgrounding-occluded-windows',
  '--disable-breakpad',
  '--disable-component-update',
  '--disable-extensions',
  `--disable-features=${features.join()}`,
  '--disable-renderer-backgrounding',
  '--disable-sync',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--no-default-browser-check',
  '--no-first-run',
];

/** Milliseconds. A diagram of the largest size takes seconds. */
const patience = 60_000;

/** `hosts` are Chromium's host resolver rules, by which it loads from nowhere else. */
export async function startChromium(program: string, hosts: string): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), 'slodocs-browser-'));
  // Chromium's sandbox does not run as root, as in containers.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const own = [`--host-resolver-rules=${hosts}`, `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(program, [...flags, ...asRoot, ...own], { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] });
  return {
    ...converse(child),
    async close() {
      await end(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    },
  };
}

interface Message {
  readonly id?: number;
  readonly result?: Fields;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: Fields;
  readonly sessionId?: string;
}

/** Requests, responses and events are JSON, each ended by NUL. */
function converse(child: ChildProcess): Pick<Chromium, 'call' | 'listen'> {
  const [, , errors, questions, answers] = child.stdio as unknown as [null, null, Readable, Writable, Readable];
  const waiting = new Map<number, { resolve(result: Fields): void; reject(fault: Error): void }>();
  const listeners = new Map<string, (method: string, params: Fields) => void>();
  let said = '';
  let ended: BrowserFault | undefined;
  const endAll = (words: string): void => {
    ended ??= new BrowserFault(words);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  child.on('error', ({ message }) => endAll(`does not start: ${message}`));
  child.on('close', (code, signal) => endAll(`exited unexpectedly (${signal ?? code})${firstLine(said)}`));
  // A pipe breaks when the process ends, which is reported separately.
  for (const stream of [errors, questions, answers]) stream.on('error', () => undefined);
  errors.on('data', (bytes: Buffer) => {
    if (said.length < 10_000) said += bytes.toString();
  });
  readMessages(answers, ({ id, result, error, method, params = {}, sessionId = '' }) => {
    if (method !== undefined) listeners.get(sessionId)?.(method, params);
    const caller = id === undefined ? undefined : waiting.get(id);
    if (error) caller?.reject(new BrowserFault(`refused: ${error.message}`));
    else caller?.resolve(result ?? {});
  });
  let last = 0;
  return {
    listen(sessionId, listener) {
      listeners.set(sessionId, listener);
      return () => listeners.delete(sessionId);
    },
    call: (method, params, sessionId) =>
      new Promise<Fields>((resolve, reject) => {
        if (ended) return reject(ended);
        const id = ++last;
        const timer = setTimeout(() => reject(new BrowserFault(`did not respond within ${patience / 1000} seconds`)), patience);
        const done = <T>(settle: (value: T) => void) => {
          return (value: T): void => {
            clearTimeout(timer);
            waiting.delete(id);
            settle(value);
          };
        };
        waiting.set(id, { resolve: done(resolve), reject: done(reject) });
        questions.write(`${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`);
      }),
  };
}

function readMessages(answers: Readable, take: (message: Message) => void): void {
  let rest: Buffer[] = [];
  answers.on('data', (bytes: Buffer) => {
    let from = 0;
    for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, from)) {
      const text = Buffer.concat([...rest, bytes.subarray(from, at)]).toString();
      rest = [];
      from = at + 1;
      take(JSON.parse(text) as Message);
    }
    rest.push(bytes.subarray(from));
  });
}

/** The browser's error output, without time stamps and source positions. */
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
