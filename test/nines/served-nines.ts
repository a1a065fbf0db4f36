// Serves the built site of Nines under the strictest policy.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { createHandler } from '#cli/serve/serve-output';
import { strictPolicy } from '../chromium.ts';
import { buildOnce } from '../shared-build.ts';

export interface NinesSite {
  readonly origin: string;
  close(): Promise<void>;
}

export async function serveNines(): Promise<NinesSite> {
  const { diagnostics, outDir } = await buildOnce(fileURLToPath(new URL('../../', import.meta.url)));
  expect(diagnostics).toEqual([]);
  const handle = createHandler({ outDir, baseUrl: '/', headersFile: undefined, host: '127.0.0.1' });
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', strictPolicy);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
