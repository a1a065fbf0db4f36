// Opens a site for agents in a thread, and lets another one take over where code of the site has blocked or ended it.
import type { McpThreadParts } from '#assembly/open-mcp';
import type { Diagnostic } from '#model/diagnostic';
import type { McpAnswer, McpOptions, McpSite } from '#model/mcp';
import { instructions, tools } from '#tools/mcp/definitions';
import { runThread, type SiteThread, type ThreadBeats, ThreadEnded } from './running-thread.ts';
import { diedFault, endThread } from './thread-end.ts';

export interface McpThreadData extends McpThreadParts, ThreadBeats {
  readonly options: Omit<McpOptions, 'signal' | 'onSlow' | 'onCrash'>;
}

interface Facts {
  readonly root: string;
}

type Thread = SiteThread<Facts, object>;

/** Undefined where no configuration is found. */
export async function openThreadedMcp({ signal, onSlow, onCrash, ...options }: McpOptions): Promise<McpSite | undefined> {
  let isClosed = false;
  /** Settles when an earlier thread has ended, and this one has begun. */
  let turn: Promise<void> = Promise.resolve();
  /** What has ended a thread in which nothing of the site ran yet. */
  let fatal: { readonly thrown: unknown } | undefined;
  let thread: Thread;

  const begin = (held?: Diagnostic, since?: number): Thread => {
    const data: Omit<McpThreadData, keyof ThreadBeats> = { options, held, since };
    let isReplaced = false;
    const replace = (fault: Diagnostic, seconds: number): void => {
      if (isClosed || isReplaced) return;
      isReplaced = true;
      const blocked = Date.now() - seconds * 1000;
      turn = endThread(own, false, options).then(() => {
        if (!isClosed) thread = begin(fault, blocked);
      });
      turn.catch(onCrash);
    };
    const own: Thread = runThread<Facts, object>('processes/mcp-thread.js', data, {
      onEvent: ({ thrown }) => onCrash(thrown),
      onSlow,
      onSpent: () => undefined,
      onBlocked: (fault, seconds) => replace({ ...fault, severity: 'error' }, seconds),
      onDied(thrown, call) {
        if (held) fatal = { thrown };
        onCrash(thrown);
        replace(diedFault(thrown, call), 0);
      },
    });
    return own;
  };
  /** What a thread has left unanswered, the next one is asked. */
  const ask = async <Result>(method: string, ...given: readonly unknown[]): Promise<Result> => {
    for (;;) {
      await turn;
      if (fatal) throw fatal.thrown;
      try {
        await thread.opened;
        return (await thread.ask(method, given)) as Result;
      } catch (thrown) {
        if (!(thrown instanceof ThreadEnded) || isClosed) throw thrown;
        // Whoever has ended it begins another.
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  };

  thread = begin();
  signal?.addEventListener('abort', () => thread.abort(signal.reason), { once: true });
  const facts = await thread.opened;
  if (!facts) {
    isClosed = true;
    await thread.end();
    return undefined;
  }
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...facts,
    instructions,
    tools,
    call(name, given, aborted) {
      const answer = last.then(() => {
        aborted?.throwIfAborted();
        return ask<McpAnswer>('call', name, given);
      });
      last = answer.catch(() => undefined);
      return answer;
    },
    async close() {
      isClosed = true;
      await turn.catch(() => undefined);
      // What runs stops at its next step, and gives up the lock of the site.
      thread.abort(new Error('nobody waits for the answer'));
      await endThread(thread, true, options);
    },
  };
}
