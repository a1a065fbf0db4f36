// Calls the native parser in a child process, which is restarted when a text crashes it.
import { type ChildProcess, fork } from 'node:child_process';

export interface NativeQuestion {
  readonly text: string;
  readonly format: 'md' | 'mdx';
}

export interface NativeAnswer {
  /** The tree in the parser's own form. Null for a text that it refuses. */
  readonly tree: Uint8Array | null;
}

export interface NativeParser {
  /** Null for a text that the parser refuses; undefined for one that crashes it, or takes longer than the limit. */
  parse(text: string, format: 'md' | 'mdx'): Promise<Uint8Array | null | undefined>;
  /** Tells how many texts follow. */
  expect(count: number): void;
  /** False where the process does not run and few texts follow: unified is loaded sooner than a process starts. */
  isWorthIt(): boolean;
  close(): void;
}

/** Texts from which on a process is worth its start, of about 100 ms. */
const worthProcess = 12;

/** Milliseconds for one text: a usual one takes less than one. */
const longest = 10_000;

/** `module` is the absolute path of the process's module. Starts the process for the first text. */
export function openNativeParser(module: string): NativeParser {
  let running: Running | undefined;
  let expected = Number.POSITIVE_INFINITY;
  let last: Promise<unknown> = Promise.resolve();
  return {
    parse(text, format) {
      // One after the other, so that a crash is known to be of this text.
      const asked = last.then(() => {
        running = running?.isAlive() ? running : start(module);
        return running.ask({ text, format });
      });
      last = asked;
      return asked;
    },
    expect(count) {
      expected = count;
    },
    isWorthIt: () => running?.isAlive() === true || expected >= worthProcess,
    close() {
      running?.end();
      running = undefined;
    },
  };
}

interface Running {
  ask(question: NativeQuestion): Promise<Uint8Array | null | undefined>;
  isAlive(): boolean;
  end(): void;
}

function start(module: string): Running {
  const child = fork(module, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
  let answer: ((tree: Uint8Array | null | undefined) => void) | undefined;
  let isAlive = true;
  const end = (): void => {
    isAlive = false;
    child.kill('SIGKILL');
    answer?.(undefined);
  };
  child.on('message', ({ tree }: NativeAnswer) => answer?.(tree));
  child.on('error', end);
  child.on('exit', end);
  keepAlive(child, false);
  return {
    isAlive: () => isAlive,
    end,
    ask: (question) =>
      new Promise((resolve) => {
        const timer = setTimeout(end, longest);
        keepAlive(child, true);
        answer = (tree) => {
          answer = undefined;
          clearTimeout(timer);
          keepAlive(child, false);
          resolve(tree);
        };
        child.send(question, (fault) => fault && end());
      }),
  };
}

/** Only a process that is asked keeps this one from ending. */
function keepAlive(child: ChildProcess, isAsked: boolean): void {
  if (isAsked) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
