// Output files to a folder: all of them or none, and never half a file.
import { access, copyFile, lstat, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { OutputFile, Sink } from '#model/output';
import { compareText } from '#model/place';
import { reasonOfWriteFault } from './write-fault.ts';

const staging = '.slodocs-staging';

/** The output could not be written. What stood there before stands there still. */
export class OutputFault extends Error {
  override readonly name = 'OutputFault';
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(reasonOfWriteFault(cause), { cause });
    this.path = path;
  }
}

/**
 * Writes what differs into a staging folder inside `folder`, then moves it into place: assets before pages, so that no
 * page names a file that is not there, and files that are no longer made go last. `manifest` is the file that remembers
 * which files were ours: only those are ever deleted.
 */
export function diskSink(folder: string, manifest: string): Sink {
  return {
    async commit(files) {
      const stage = join(folder, staging);
      try {
        await rm(stage, { recursive: true, force: true });
        await mkdir(stage, { recursive: true });
        await access(folder);
        const changed = await stageChanged(folder, stage, files);
        const stale = await staleFiles(manifest, files);
        // From here on only names change: no space is needed, and each step is atomic.
        for (const { path } of changed) {
          await makeWay(folder, path);
          await rename(join(stage, path), join(folder, path));
        }
        for (const path of stale) await remove(folder, path);
        await writeManifest(manifest, files);
      } catch (thrown) {
        throw thrown instanceof OutputFault ? thrown : new OutputFault((thrown as NodeJS.ErrnoException).path ?? folder, thrown);
      } finally {
        await rm(stage, { recursive: true, force: true }).catch(() => undefined);
      }
    },
  };
}

/** Assets first, HTML last: the order in which files are moved into place. */
async function stageChanged(folder: string, stage: string, files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const limit = pLimit(16);
  const changed: OutputFile[] = [];
  const stageOne = async (file: OutputFile): Promise<void> => {
    if (await isSame(folder, file)) return;
    const target = join(stage, file.path);
    await mkdir(dirname(target), { recursive: true });
    if ('bytes' in file.content) await writeFile(target, file.content.bytes);
    else await copyFile(file.content.copyOf, target);
    changed.push(file);
  };
  const results = await Promise.allSettled(files.map((file) => limit(stageOne, file)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return changed.sort((a, b) => Number(isHtml(a.path)) - Number(isHtml(b.path)) || compareText(a.path, b.path));
}

async function isSame(folder: string, { path, content }: OutputFile): Promise<boolean> {
  const present = await readFile(join(folder, path)).catch(() => undefined);
  if (!present) return false;
  const wanted = 'bytes' in content ? Buffer.from(content.bytes as string) : await readFile(content.copyOf);
  return present.equals(wanted);
}

/** A file where a folder has to be, or a folder where a file has to be, makes way if it is one that we made. */
async function makeWay(folder: string, path: string): Promise<void> {
  const parts = dirname(path).split('/');
  for (let depth = 1; depth <= parts.length; depth++) {
    const parent = join(folder, ...parts.slice(0, depth));
    if ((await lstat(parent).catch(() => undefined))?.isFile()) await rm(parent);
  }
  await mkdir(dirname(join(folder, path)), { recursive: true });
  if ((await lstat(join(folder, path)).catch(() => undefined))?.isDirectory()) await rm(join(folder, path), { recursive: true });
}

async function staleFiles(manifest: string, files: readonly OutputFile[]): Promise<readonly string[]> {
  const text = await readFile(manifest, 'utf8').catch(() => '');
  const current = new Set(files.map(({ path }) => path));
  return text.split('\n').filter((path) => path !== '' && !path.split('/').includes('..') && !current.has(path));
}

async function remove(folder: string, path: string): Promise<void> {
  await rm(join(folder, path), { force: true }).catch(() => undefined);
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    if ((await readdir(join(folder, parent)).catch(() => ['?'])).length > 0) return;
    await rmdir(join(folder, parent));
  }
}

async function writeManifest(manifest: string, files: readonly OutputFile[]): Promise<void> {
  await mkdir(dirname(manifest), { recursive: true });
  await writeFile(`${manifest}.new`, `${files.map(({ path }) => path).join('\n')}\n`);
  await rename(`${manifest}.new`, manifest);
}

function isHtml(path: string): boolean {
  return path.endsWith('.html');
}
