// Asks the native parser, in a process of its own that is started again where a text crashes it.
import { type ChildProcess, fork } from 'node:child_process';

export interface NativeQuestion {
  readonly id: number;
  readonly text: string;
  readonly format: 'md' | 'mdx';
}

export interface NativeAnswer {
  readonly id: number;
  /** The tree in the parser's own form. Null for a text that it refuses. */
  readonly tree: Uint8Array | null;
}

export interface NativeParser {
  /** Null for a text that the parser refuses; undefined for one that crashes it, or takes longer than the limit. */
  parse(text: string, format: 'md' | 'mdx'): Promise<Uint8Array | null | undefined>;
  close(): void;
}

/** Milliseconds for one text: a usual one takes less than one. */
const longest = 10_000;

/** `module` is the absolute path of the process's module. Starts the process for the first text. */
export function openNativeParser(module: string): NativeParser {
  let running: Running | undefined;
  let lastId = 0;
  return {
    async parse(text, format) {
      running = running?.isAlive() ? running : start(module);
      return running.ask({ id: ++lastId, text, format });
    },
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
  const pending = new Map<number, (tree: Uint8Array | null | undefined) => void>();
  let isAlive = true;
  const end = (): void => {
    isAlive = false;
    child.kill('SIGKILL');
    for (const resolve of pending.values()) resolve(undefined);
    pending.clear();
  };
  child.on('message', ({ id, tree }: NativeAnswer) => pending.get(id)?.(tree));
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
        pending.set(question.id, (tree) => {
          clearTimeout(timer);
          pending.delete(question.id);
          if (pending.size === 0) keepAlive(child, false);
          resolve(tree);
        });
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
