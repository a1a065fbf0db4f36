// Calls the native parser in a child process, which is restarted when a text crashes it.
import { type ChildProcess, fork } from 'node:child_process';

export interface NativeQuestion {
  readonly text: string;
  readonly format: 'md' | 'mdx';
}

/** The tree of each text in the parser's own form. Null for a text that it refuses. */
export type NativeAnswer = readonly (Uint8Array | null)[];

export interface NativeParser {
  /** Null for a text that the parser refuses; undefined for one that crashes it, or takes longer than the limit. */
  parse(text: string, format: 'md' | 'mdx'): Promise<Uint8Array | null | undefined>;
  /** The same for several texts, which share a message. */
  parseAll(questions: readonly NativeQuestion[]): Promise<readonly (Uint8Array | null | undefined)[]>;
  /** Tells how many texts follow. */
  expect(count: number): void;
  /** False where the process does not run and few texts follow: unified is loaded sooner than a process starts. */
  isWorthIt(): boolean;
  close(): void;
}

/** Texts from which on a process is worth its start, of about 100 ms. */
const worthProcess = 12;

/** Milliseconds for a message: a usual text takes less than one. */
const longest = 10_000;

/** `module` is the absolute path of the process's module. Starts the process for the first text. */
export function openNativeParser(module: string): NativeParser {
  let running: Running | undefined;
  let expected = Number.POSITIVE_INFINITY;
  let last: Promise<unknown> = Promise.resolve();
  // One message after the other, so that a crash is known to be of this one.
  const ask = (questions: readonly NativeQuestion[]): Promise<NativeAnswer | undefined> => {
    const asked = last.then(() => {
      running = running?.isAlive() ? running : start(module);
      return running.ask(questions);
    });
    last = asked;
    return asked;
  };
  const parse: NativeParser['parse'] = async (text, format) => (await ask([{ text, format }]))?.[0];
  return {
    parse,
    async parseAll(questions) {
      if (questions.length === 0) return [];
      const trees = await ask(questions.map(({ text, format }) => ({ text, format })));
      // Only one of them is at fault.
      return trees ?? Promise.all(questions.map(({ text, format }) => parse(text, format)));
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
  /** Undefined where one of the texts crashes the parser, or takes longer than the limit. */
  ask(questions: readonly NativeQuestion[]): Promise<NativeAnswer | undefined>;
  isAlive(): boolean;
  end(): void;
}

function start(module: string): Running {
  const child = fork(module, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
  let answer: ((trees: NativeAnswer | undefined) => void) | undefined;
  let isAlive = true;
  const end = (): void => {
    isAlive = false;
    child.kill('SIGKILL');
    answer?.(undefined);
  };
  child.on('message', (trees: NativeAnswer) => answer?.(trees));
  child.on('error', end);
  child.on('exit', end);
  keepAlive(child, false);
  return {
    isAlive: () => isAlive,
    end,
    ask: (questions) =>
      new Promise((resolve) => {
        const timer = setTimeout(end, longest);
        keepAlive(child, true);
        answer = (trees) => {
          answer = undefined;
          clearTimeout(timer);
          keepAlive(child, false);
          resolve(trees);
        };
        child.send(questions, (fault) => fault && end());
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
