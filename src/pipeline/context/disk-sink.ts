// Output files to a folder: all of them or none, and never half a file.
import { access, constants, copyFile, mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { OutputFile, Sink } from '#model/output';
import { compareText } from '#model/place';
import { readManifest, writeManifest } from './output-manifest.ts';
import { moveAll, type Staged } from './output-moves.ts';
import { checkWays, isInside, Obstacle, parentsOf } from './output-way.ts';
import { reasonOfWriteFault } from './write-fault.ts';

const staging = '.slodocs-staging';

/** The output could not be written. What stood there before stands there still. */
export class OutputFault extends Error {
  override readonly name = 'OutputFault';

  constructor(cause: unknown) {
    super(cause instanceof Obstacle ? cause.message : reasonOfWriteFault(cause), { cause });
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
      let made: string | undefined;
      try {
        made = await mkdir(folder, { recursive: true });
        await rm(stage, { recursive: true, force: true });
        await mkdir(stage);
        await replace({ folder, stage, manifest }, files);
      } catch (thrown) {
        await rm(stage, { recursive: true, force: true }).catch(() => undefined);
        if (made !== undefined) await removeEmpty(folder, made);
        // Anything but the disk's refusal is a fault of ours.
        throw thrown instanceof Obstacle || 'errno' in Object(thrown) ? new OutputFault(thrown) : thrown;
      }
      await rm(stage, { recursive: true, force: true }).catch(() => undefined);
    },
  };
}

interface Folders {
  readonly folder: string;
  readonly stage: string;
  readonly manifest: string;
}

async function replace({ folder, stage, manifest }: Folders, files: readonly OutputFile[]): Promise<void> {
  const staged = await stageChanged(folder, stage, files);
  const paths = new Set(files.map(({ path }) => path));
  const ours = await readManifest(manifest);
  const stale = [...ours].filter((path) => !paths.has(path));
  checkWays(
    folder,
    staged.map(({ path }) => path),
    ours,
  );
  // Should this process end in the midst of what follows, the next one still knows every file that is ours.
  await writeManifest(manifest, [...ours, ...paths]).catch((cause) => {
    throw new Obstacle(`the list of its files cannot be kept: ${reasonOfWriteFault(cause)}`);
  });
  // From here on only names change: no space is needed, and each step is atomic.
  moveAll({ to: folder, kept: stage }, staged);
  for (const path of stale) await remove(folder, path);
  await writeManifest(manifest, paths);
}

/** Writes what differs, by number instead of path, and gives it in the order in which it is moved: HTML last. */
async function stageChanged(folder: string, stage: string, files: readonly OutputFile[]): Promise<readonly Staged[]> {
  const limit = pLimit(16);
  const staged: Staged[] = [];
  const stageOne = async (file: OutputFile, index: number): Promise<void> => {
    if (await isSame(folder, file)) return;
    const target = join(stage, `new-${index}`);
    if ('bytes' in file.content) await writeFile(target, file.content.bytes);
    else await copy(file.content.copyOf, target);
    staged.push({ path: file.path, file: target });
  };
  const results = await Promise.allSettled(files.map((file, index) => limit(stageOne, file, index)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return staged.sort((a, b) => Number(isHtml(a)) - Number(isHtml(b)) || compareText(a.path, b.path));
}

function isHtml({ path }: Staged): boolean {
  return path.endsWith('.html');
}

async function isSame(folder: string, { path, content }: OutputFile): Promise<boolean> {
  const present = await readFile(join(folder, path)).catch(() => undefined);
  if (!present) return false;
  const wanted = 'bytes' in content ? Buffer.from(content.bytes as string) : await read(content.copyOf);
  return present.equals(wanted);
}

/** Rejects with an obstacle where the original is at fault. */
async function copy(original: string, target: string): Promise<void> {
  await access(original, constants.R_OK).catch(() => refuse(original));
  await copyFile(original, target);
}

function read(original: string): Promise<Buffer> {
  return readFile(original).catch(() => refuse(original));
}

function refuse(original: string): never {
  throw new Obstacle(`"${original}", which is to be copied, cannot be read`);
}

async function remove(folder: string, path: string): Promise<void> {
  if (!isInside(folder, path)) return;
  await rm(join(folder, path), { force: true }).catch(() => undefined);
  for (const parent of parentsOf(path).toReversed()) {
    if ((await readdir(join(folder, parent)).catch(() => ['?'])).length > 0) return;
    await rmdir(join(folder, parent)).catch(() => undefined);
  }
}

/** The folders that were made for nothing, from `folder` up to `made`. */
async function removeEmpty(folder: string, made: string): Promise<void> {
  for (let path = folder; ; path = dirname(path)) {
    const gone = await rmdir(path).then(
      () => true,
      () => false,
    );
    if (!gone || path === made) return;
  }
}
