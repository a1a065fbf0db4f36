// Connects to `slodocs mcp` as agents do: a process, and the SDK's own client.
import { type ChildProcess, spawn } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';
import { bin } from '../../pipeline/6-emit/site-on-disk.ts';

export interface Agent {
  readonly client: Client;
  readonly pid: number;
  /** What the server has printed for people. */
  printed(): string;
  call(name: string, given?: Readonly<Record<string, unknown>>): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly text: string;
  /** Undefined for a call that was refused. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
}

/** Closed after the test, unless somebody else does so. */
export async function agentOf(root: string, args: readonly string[] = [], whenDone = onTestFinished): Promise<Agent> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bin, 'mcp', root, ...args],
    stderr: 'pipe',
    env: { PATH: process.env['PATH'] ?? '', NO_COLOR: '1' },
  });
  let printed = '';
  transport.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  whenDone(() => client.close());
  return {
    client,
    pid: transport.pid as number,
    printed: () => printed,
    call: (name, given) => callOf(client, name, given),
    close: () => client.close(),
  };
}

export async function callOf(client: Client, name: string, given: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  const result = (await client.callTool({ name, arguments: given }, undefined, { timeout: 300_000 })) as CallToolResult;
  const [block] = result.content;
  const text = block?.type === 'text' ? block.text : '';
  return { text, data: result.isError ? undefined : (result.structuredContent as Answer['data']) };
}

/** The same without a client: lines of the protocol, as they are written. */
export interface RawAgent {
  readonly child: ChildProcess;
  send(line: string): void;
  /** The next line that the server writes. */
  next(): Promise<string>;
  /** The exit code. */
  readonly ended: Promise<number | null>;
}

export function rawAgent(root: string, args: readonly string[] = []): RawAgent {
  const child = spawn(process.execPath, [bin, 'mcp', root, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      const first = waiting.shift();
      if (first) first(line);
      else lines.push(line);
    }
  });
  return {
    child,
    send: (line) => void child.stdin?.write(`${line}\n`),
    next: () => {
      const line = lines.shift();
      return line === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(line);
    },
    ended: new Promise((resolve) => child.once('close', resolve)),
  };
}

export const hello = JSON.stringify({
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
});
