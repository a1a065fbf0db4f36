// Opens a site for agents in this thread.
import { workerData } from 'node:worker_threads';
import { type McpThreadParts, openMcp } from '#assembly/open-mcp';
import type { McpOptions } from '#model/mcp';
import type { AnsweringSite } from '#tools/mcp/mcp';
import { serveThread } from './serve-thread.ts';

export interface McpThreadData extends McpThreadParts {
  readonly options: Omit<McpOptions, 'signal' | 'onSlow' | 'onCrash'>;
}

export type McpFacts = Pick<AnsweringSite, 'root'>;

const { options, ...parts } = workerData as McpThreadData;

await serveThread<AnsweringSite, McpFacts, object, never>({
  open: ({ siteCode, signal }) => openMcp({ ...options, siteCode, signal }, parts),
  factsOf: ({ root }) => ({ root }),
  stateOf: () => ({}),
});
