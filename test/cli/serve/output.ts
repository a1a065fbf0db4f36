// Serves a folder of output on a free port, and sends raw requests to it.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Serving, serveOutput } from '../../../src/cli/serve/serve-output.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

export async function ask(server: Serving, path: string, options: AskOptions = {}): Promise<Answer> {
  const { bytes, ...answer } = await askBytes(server, path, options);
  return { ...answer, body: bytes.toString() };
}

/** Sends a path as it is: fetch would tidy it up, and decode the answer. */
export function askBytes(
  server: Serving,
  path: string,
  options: AskOptions = {},
): Promise<Omit<Answer, 'body'> & { readonly bytes: Buffer }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname: hostname.replace(/^\[|\]$/g, ''), port, path, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

export interface Output {
  readonly folder: string;
  readonly outDir: string;
  /** Serves the output at `/`. */
  readonly site: Serving;
  /** Serves it under `/docs/`. */
  readonly below: Serving;
  put(path: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

const files = {
  'build/index.html': 'home',
  'build/404.html': '<title>gone</title>',
  'build/x/1.113.0/index.html': 'version',
  'build/plain.html': 'plain',
  'build/both.html': 'both as a file',
  'build/both/index.html': 'both as a folder',
  'build/empty/file.txt': 'text ü',
  'build/twin.md': '# Ü',
  'build/data.json': '{}',
  'build/feed.xml': '<feed/>',
  'build/LICENSE': 'free',
  'build/notes.unknown': 'notes',
  'build/archive.tar.gz': 'packed',
  'build/assets/app.3f2a.js': 'export {}',
  'build/img/c# 100%25?.txt': 'odd name',
  'build/docs/ü/index.html': 'umlaut',
  'build/.env': 'SECRET',
  'build/.git/config': 'SECRET',
  'build/.well-known/security.txt': 'contact',
  'secret.txt': 'SECRET',
  'build-other/file.txt': 'SECRET',
};

export async function createOutput(): Promise<Output> {
  const folder = await mkdtemp(join(tmpdir(), 'slodocs-serve-'));
  const outDir = join(folder, 'build');
  const put = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const [path, text] of Object.entries(files)) await put(path, text);
  await symlink(join(folder, 'secret.txt'), join(outDir, 'link.txt'));
  await symlink(folder, join(outDir, 'up'));
  await symlink(join(outDir, '.env'), join(outDir, 'env.txt'));
  await symlink(join(outDir, 'plain.html'), join(outDir, 'inner.html'));
  const serve = (baseUrl: string) => serveOutput({ outDir, baseUrl, headersFile: '_headers', host: '127.0.0.1', port: 0 });
  const [site, below] = await Promise.all([serve('/'), serve('/docs/')]);
  const remove = async (): Promise<void> => {
    await Promise.all([site.close(), below.close()]);
    await rm(folder, { recursive: true });
  };
  return { folder, outDir, site, below, put, remove };
}
