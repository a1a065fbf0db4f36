// Serves MCP over standard input and output, on which nothing else is written.
import { Writable } from 'node:stream';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Environment } from '../environment.ts';

/** In bytes: a text to be checked has a million characters at most. */
const largest = 10 * 2 ** 20;

/** Settles when the client has left. */
export async function serveStdio(server: McpServer, { stdout, stderr }: Environment): Promise<void> {
  const { stdin } = process;
  // Site code does not reach this stream, whatever it has done to that of the process.
  const out = new Writable({
    decodeStrings: false,
    write(text, _encoding, done) {
      stdout.write(String(text));
      done();
    },
  });
  const left = new Promise<void>((resolve) => {
    server.server.onclose = () => resolve();
    for (const event of ['end', 'close', 'error']) stdin.once(event, () => resolve());
  });
  server.server.onerror = ({ message }) =>
    stderr.write(`ignored input that is not a protocol message: ${message.slice(0, 200)}\n`);
  await server.connect(new StdioServerTransport(stdin, out, { maxBufferSize: largest }));
  await left;
}
