// Opens a site for agents in a thread.
import type { McpAnswer, McpOptions, McpSite } from '#model/mcp';
import { instructions, tools } from '#tools/mcp/definitions';
import type { McpFacts, McpThreadData } from './mcp-thread.ts';
import { ThreadEnded } from './running-thread.ts';
import { openThreadedSite } from './threaded-site.ts';

/** Undefined where no configuration is found. */
export async function openThreadedMcp({ signal, onSlow, onCrash, ...options }: McpOptions): Promise<McpSite | undefined> {
  const { facts, ask, close } = await openThreadedSite<McpFacts, object, never>({
    module: 'processes/mcp-thread.js',
    options,
    signal,
    given: ({ held, since }) => ({ options, held, since }) satisfies McpThreadData,
    onEvent: ({ thrown }) => onCrash(thrown),
    onSlow,
    isTrial: ({ given: [, asked] }) => typeof (asked as { text?: unknown } | undefined)?.text === 'string',
    onReplaced: () => undefined,
    onTakenOver: () => undefined,
  });
  if (!facts) return undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...facts,
    instructions,
    tools,
    call(name, given, aborted) {
      const answer = last.then(() => {
        aborted?.throwIfAborted();
        return ask<McpAnswer>('call', name, given).catch(stopped);
      });
      last = answer.catch(() => undefined);
      return answer;
    },
    close: () => close(true),
  };
}

/** Code of a draft that never ends. */
function stopped(thrown: unknown): McpAnswer {
  if (!(thrown instanceof ThreadEnded) || !thrown.fault) throw thrown;
  const { code, message, help } = thrown.fault;
  return { text: `${code}: ${message}${help === undefined ? '' : `\n${help}`}` };
}
