// Creates a site on a real disk, and builds it with the command line in a separate process.
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { lstat, readFile, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { onTestFinished } from 'vitest';

export const bin = fileURLToPath(new URL('../../../bin/slodocs.js', import.meta.url));

const config = `import { defineConfig } from 'slodocs';

export default defineConfig({ title: 'Disk', url: 'https://disk.example', preset: { 'git-dates': false, search: false, twins: false } });
`;

/** A folder with these files and a config, which is removed after the test. Everyone may read it. */
export function site(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-disk-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  put(root, { 'site.config.ts': config, ...files });
  return root;
}

export function put(root: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Standard output and standard error. */
  readonly printed: string;
}

/** Builds in a child process. */
export function build(root: string, args: readonly string[] = [], options: SpawnOptions = {}): Promise<Ended> {
  return run(process.execPath, [bin, 'build', root, ...args], options);
}

export function run(program: string, args: readonly string[], options: SpawnOptions = {}): Promise<Ended> {
  return ended(spawn(program, args, { cwd: tmpdir(), env: { PATH: process.env['PATH'], NO_COLOR: '1' }, ...options }));
}

export async function ended(child: ReturnType<typeof spawn>): Promise<Ended> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, printed }));
  });
}

/** Every file and link of a folder, with the hash of its bytes. */
export async function snapshot(folder: string): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  const paths = await fastGlob('**/*', { cwd: folder, dot: true, onlyFiles: false, followSymbolicLinks: false });
  for (const path of paths.sort()) {
    const stats = await lstat(join(folder, path));
    if (stats.isSymbolicLink()) found[path] = `-> ${await readlink(join(folder, path))}`;
    else if (stats.isDirectory()) found[`${path}/`] = 'folder';
    else
      found[path] = createHash('sha256')
        .update(await readFile(join(folder, path)))
        .digest('hex');
  }
  return found;
}

/** Another user, where this one is root. */
export const nobody = { uid: 65534, gid: 65534 };

/** A disk of that size, unmounted after the test; undefined where this user may not mount one. */
export function mountDisk(size: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-mount-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mounted = spawnSync('sh', ['-c', 'mount -t tmpfs -o "size=$0" tmpfs "$1"', size, folder]);
  if (mounted.status !== 0) return undefined;
  onTestFinished(() => void spawnSync('sh', ['-c', 'umount "$0"', folder]));
  return folder;
}

/** Why a build cannot run as another user here. */
export function reasonAgainst(user: { uid: number; gid: number }): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can run a build as another user';
  const { status } = spawnSync(process.execPath, [bin, '--version'], { ...user, cwd: tmpdir() });
  return status === 0 ? undefined : 'another user cannot read this repository';
}
