// Starts nginx and Apache on this machine with the configuration files of a site.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Host } from './outcome.ts';

const programs = { nginx: '/usr/sbin/nginx', apache: '/usr/sbin/apache2' } as const;

export const hasNginx = existsSync(programs.nginx);
export const hasApache = existsSync(programs.apache);

export interface WebServer {
  readonly host: Host;
  stop(): Promise<void>;
}

/** `work` is a folder of its own for what it writes. */
export async function startNginx(outDir: string, work: string, baseUrl = '/'): Promise<WebServer> {
  const port = await freePort();
  await mkdir(work, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`);
  const location =
    baseUrl === '/' ? `root ${outDir}; location / { try_files $uri $uri/ =404; }` : `location ${baseUrl} { alias ${outDir}/; }`;
  const config = `
    daemon off; master_process off; pid ${work}/pid; error_log ${work}/error.log;
    events {}
    http {
      access_log off; ${temporary.join(' ')} default_type text/html; absolute_redirect off;
      include ${outDir}/_redirects-nginx-map.conf;
      server { listen 127.0.0.1:${port}; index index.html; include ${outDir}/_redirects-nginx.conf; ${location} }
    }`;
  await writeFile(join(work, 'nginx.conf'), config);
  return started(spawn(programs.nginx, ['-p', work, '-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')]), port);
}

export async function startApache(outDir: string, work: string, baseUrl = '/'): Promise<WebServer> {
  const port = await freePort();
  await mkdir(work, { recursive: true });
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'alias'];
  const config = [
    `ServerRoot ${work}`,
    `DefaultRuntimeDir ${work}`,
    `PidFile ${work}/pid`,
    `ErrorLog ${work}/error.log`,
    'ServerName 127.0.0.1',
    'User www-data',
    'Group www-data',
    `Listen 127.0.0.1:${port}`,
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    'TypesConfig /etc/mime.types',
    ...(baseUrl === '/' ? [`DocumentRoot ${outDir}`] : [`DocumentRoot ${work}`, `Alias ${baseUrl} ${outDir}/`]),
    'DirectoryIndex index.html',
    `<Directory ${outDir}>`,
    'AllowOverride All',
    'Require all granted',
    '</Directory>',
  ];
  await writeFile(join(work, 'apache.conf'), `${config.join('\n')}\n`);
  return started(spawn(programs.apache, ['-X', '-f', join(work, 'apache.conf')]), port);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until it answers. What it says goes with the fault of one that ends. */
async function started(child: ChildProcess, port: number): Promise<WebServer> {
  let said = '';
  child.stderr?.on('data', (text) => (said += String(text)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const host: Host = async (url) => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { redirect: 'manual' });
    const location = response.headers.get('location') ?? undefined;
    return { status: response.status, location, body: await response.text() };
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it did not start: ${said}`);
    if (await host('/').catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    host,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
