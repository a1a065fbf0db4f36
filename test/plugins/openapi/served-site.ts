// Builds a site with API pages, and serves it as `slodocs serve` does: under the policy of its own pages alone.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createHandler } from '#cli/serve/serve-output';
import { buildSite } from '../../pipeline/built-site.ts';

export interface ServedApiSite {
  url(path: string): string;
  /** The text of an output file. */
  read(path: string): string;
  close(): Promise<void>;
}

export async function serveApiSite(files: Readonly<Record<string, string>>): Promise<ServedApiSite> {
  const removals: (() => void)[] = [];
  const { result } = await buildSite({ 'static/favicon.ico': '', ...files }, {}, (remove) => removals.push(remove));
  const handle = createHandler({ outDir: result.outDir, baseUrl: '/', headersFile: undefined, host: '127.0.0.1' });
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    read: (path) => readFileSync(join(result.outDir, path), 'utf8'),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const remove of removals) remove();
    },
  };
}

/** Gathers what the browser says of a page: code that throws, what is missing, and breaches of the policy. */
export function listen(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
}

/** Runs in the browser: opens everything on a page but the form. */
export function unfoldAll(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not(.api-try)')) details.open = true;
}
