// Starts web servers on loopback with the configuration that the manual shows, where they are installed.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

export interface Served {
  ask(
    address: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; location: string | null; headers: Headers; body: string }>;
  stop(): Promise<void>;
}

export const servers = ['nginx', 'caddy', 'apache'] as const;
type Server = (typeof servers)[number];

const names: Readonly<Record<Server, string>> = { nginx: 'nginx', caddy: 'caddy', apache: 'apache2' };

/** Undefined where it is not installed. */
export function programOf(server: Server): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => join(folder, names[server])).find((path) => existsSync(path));
}

/** `work` is a folder for what it writes. */
export async function serve(server: Server, outDir: string, work: string): Promise<Served> {
  const port = await freePort();
  mkdirSync(work, { recursive: true });
  const program = realpathSync(programOf(server) ?? '');
  const args = { nginx, caddy, apache }[server]({ outDir, work, port, program });
  const child = spawn(program, args, { env: { ...process.env, HOME: work } });
  return started(child, port);
}

interface Place {
  readonly outDir: string;
  readonly work: string;
  readonly port: number;
  readonly program: string;
}

function shown(name: string, { outDir, port }: Place): string {
  const text = readFileSync(join('docs/hosts', name), 'utf8').replaceAll('/srv/docs', outDir);
  return text.replace(/(?<=listen |\*:)80\b|^docs\.nines\.example(?= \{)/gm, (found) =>
    found === '80' ? `127.0.0.1:${port}` : `http://127.0.0.1:${port}`,
  );
}

function nginx(place: Place): readonly string[] {
  const { work } = place;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`);
  const around = `daemon off; master_process off; pid ${work}/pid;\nevents {}\nhttp {\naccess_log off; ${temporary.join(' ')}\n`;
  writeFileSync(join(work, 'nginx.conf'), `${around}${shown('nginx.conf', place)}}\n`);
  return ['-p', work, '-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')];
}

function caddy(place: Place): readonly string[] {
  writeFileSync(join(place.work, 'Caddyfile'), `{\n\tadmin off\n}\n${shown('Caddyfile', place)}`);
  return ['run', '--config', join(place.work, 'Caddyfile'), '--adapter', 'caddyfile'];
}

function apache(place: Place): readonly string[] {
  const { work, port, program } = place;
  const needed = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'deflate', 'filter'];
  writeFileSync(join(work, 'mime.types'), 'text/html html\ntext/css css\ntext/plain txt\n');
  const lines = [
    ...apacheBase(work, program, needed),
    `TypesConfig ${work}/mime.types`,
    `Listen 127.0.0.1:${port}`,
    shown('apache.conf', place).replace(`*:127.0.0.1:${port}`, `127.0.0.1:${port}`),
  ];
  writeFileSync(join(work, 'apache.conf'), lines.join('\n'));
  return ['-X', '-f', join(work, 'apache.conf')];
}

/** What any Apache needs to run in a folder of its own. `program` is its real path. */
export function apacheBase(work: string, program: string, modules: readonly string[]): readonly string[] {
  const folder = join(dirname(program), '../lib/apache2/modules');
  return [
    `ServerRoot ${work}`,
    `DefaultRuntimeDir ${work}`,
    `PidFile ${work}/pid`,
    `ErrorLog ${work}/error.log`,
    'ServerName 127.0.0.1',
    'User www-data',
    'Group www-data',
    ...modules.map((name) => `LoadModule ${name}_module ${folder}/mod_${name}.so`),
  ];
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits until it answers. What it says goes with the fault of one that ends. */
async function started(child: ChildProcess, port: number): Promise<Served> {
  let said = '';
  child.stderr?.on('data', (text) => (said += String(text)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const ask: Served['ask'] = async (address, headers = {}) => {
    const response = await fetch(origin + address, { redirect: 'manual', headers });
    const location = response.headers.get('location')?.replace(origin, '') ?? null;
    return { status: response.status, location, headers: response.headers, body: await response.text() };
  };
  while (!(await ask('/').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`it did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { ask, stop };
}
