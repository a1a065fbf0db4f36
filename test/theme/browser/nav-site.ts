// Serves a small site that can be slow, broken, moved or redeployed, for tests of navigation.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHandler } from '#cli/serve/serve-output';
import { build } from '../../../src/index.ts';
import { strictPolicy } from '../../chromium.ts';
import { writeSite } from '../../pipeline/built-site.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse, usual: () => void) => void;

export interface NavSite {
  url(path: string): string;
  /** Answers a path in place of the server; false gives it back. */
  answer(path: string, answer: Answer | false): void;
  /** The paths that were asked for, with their queries, since this was called last. */
  asked(): string[];
  readonly outDir: string;
  close(): Promise<void>;
}

/** `servedAt` is the base under which the server thinks it is; `development` lets React say what it dislikes. */
export async function serveNavSite(
  files: Readonly<Record<string, string>>,
  servedAt = '/',
  development = false,
): Promise<NavSite> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-navigation-')));
  writeSite(root, files);
  const { outDir, diagnostics } = await build({ root, development } as never);
  const faults = diagnostics.filter(({ severity }) => severity === 'error');
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const handle = createHandler({ outDir, baseUrl: servedAt, headersFile: undefined, host: '127.0.0.1' });
  const answers = new Map<string, Answer>();
  let asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    asked.push(request.url ?? '');
    response.setHeader('Content-Security-Policy', strictPolicy);
    const usual = (): void => handle(request, response);
    const answer = answers.get(pathname);
    if (answer) answer(request, response, usual);
    else usual();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    outDir,
    url: (path) => `http://127.0.0.1:${port}${path}`,
    answer(path, answer) {
      if (answer) answers.set(path, answer);
      else answers.delete(path);
    },
    asked() {
      const before = asked;
      asked = [];
      return before;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(root, { recursive: true, force: true });
    },
  };
}
