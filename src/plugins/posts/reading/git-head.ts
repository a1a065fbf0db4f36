// A site to the commit that is checked out, read from the repository's own files: each becomes an input of the build.
import { posix, relative, sep } from 'node:path';
import type { PluginContext } from '#model/plugin';

/** Names the commit and how much of its history there is; undefined where that is not plain from the files. */
export async function readHead(ctx: PluginContext): Promise<string | undefined> {
  const folders = await findRepository(ctx);
  if (!folders) return undefined;
  const { own, common } = folders;
  const head = await readLine(ctx, `${own}/HEAD`);
  const shallow = (await readText(ctx, `${common}/shallow`)) ?? '';
  let commit = head;
  // A branch may stand for another one.
  for (let steps = 0; steps < 5 && commit?.startsWith('ref: '); steps++) commit = await readRef(ctx, common, commit.slice(5));
  return commit === undefined ? undefined : `${commit} ${shallow}`;
}

interface Repository {
  /** What belongs to this working tree, and what all working trees share: relative to the root. */
  readonly own: string;
  readonly common: string;
}

/** The nearest above the root. A working tree beside the first one, or a submodule, has a file that leads to it. */
async function findRepository(ctx: PluginContext): Promise<Repository | undefined> {
  const depth = ctx.root.split(sep).length;
  for (let above = 0; above < depth; above++) {
    const git = posix.join('../'.repeat(above), '.git');
    const link = /^gitdir: (.+)$/m.exec((await readText(ctx, git)) ?? '')?.[1];
    const own = link === undefined ? git : fromRoot(ctx, posix.dirname(git), link);
    if ((await readText(ctx, `${own}/HEAD`)) === undefined) continue;
    const common = await readLine(ctx, `${own}/commondir`);
    return { own, common: common === undefined ? own : fromRoot(ctx, own, common) };
  }
  return undefined;
}

/** A branch stands in a file of its own, or in the list of those that were packed. */
async function readRef(ctx: PluginContext, common: string, ref: string): Promise<string | undefined> {
  const own = await readLine(ctx, `${common}/${ref}`);
  if (own !== undefined) return own;
  const packed = (await readText(ctx, `${common}/packed-refs`)) ?? '';
  const line = packed.split('\n').find((one) => one.endsWith(` ${ref}`));
  return line?.split(' ')[0];
}

/** A path that counts from a folder, or is absolute, as it counts from the root. */
function fromRoot({ root }: PluginContext, folder: string, path: string): string {
  return path.startsWith('/') ? relative(root, path).split(sep).join('/') : posix.join(folder, path);
}

async function readLine(ctx: PluginContext, path: string): Promise<string | undefined> {
  return (await readText(ctx, path))?.trim() || undefined;
}

/** Undefined for what is not there, and for a folder. */
function readText(ctx: PluginContext, path: string): Promise<string | undefined> {
  return ctx.read(path).catch(() => undefined);
}
