// Keeps a site open for agents in a thread, which can be ended whatever the site's code does.
import { workerData } from 'node:worker_threads';
import { openMcp } from '#assembly/open-mcp';
import type { AnsweringSite } from '#tools/mcp/mcp';
import { serveInThread } from './serving-thread.ts';
import type { McpThreadData } from './threaded-mcp.ts';

const { options, current, beats, ...parts } = workerData as McpThreadData;

await serveInThread<AnsweringSite>(
  { current, beats },
  {
    open: ({ siteCode, signal }) => openMcp({ ...options, siteCode, signal }, parts),
    facts: ({ root }) => ({ root }),
    state: () => ({}),
  },
);
