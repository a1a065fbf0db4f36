// Lists the files of static folders, which are served unchanged.
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Context } from '#context/context';
import { unreadable } from '#files/unreadable';
import type { AssetFile } from '#model/source-file';
import { reportDotfiles } from './dotfiles.ts';
import { walk } from './walk.ts';

/** All files of the static folders. Of two files with one path, the later folder's is served. */
export async function readStaticFiles(context: Context): Promise<readonly AssetFile[]> {
  const served = new Map<string, AssetFile>();
  const { staticDirectories } = context.config.settings;
  for (const [index, folder] of staticDirectories.entries()) {
    const walked = await walk(context, folder, { publicDotfiles: true });
    if (!walked) await reportMissing(context, folder, index);
    reportDotfiles(context, walked?.hidden ?? []);
    for (const path of walked?.paths ?? []) {
      const address = folder === '.' ? `/${path}` : path.slice(folder.length);
      served.set(address, { path, served: address });
    }
  }
  const files = [...served.values()];
  const limit = pLimit(32);
  await Promise.all(files.map((file) => limit(checkReadable, context, file)));
  return files;
}

/** Checks permissions now: nothing reads a static file before emit copies it, which is too late. */
async function checkReadable({ config, reporter }: Context, { path }: AssetFile): Promise<void> {
  const file = join(config.root, path);
  await access(file, constants.R_OK).catch(async (thrown) => reporter.report(await unreadable(path, thrown)));
}

/** The default folder may be missing; a configured one may not. */
async function reportMissing(context: Context, folder: string, index: number): Promise<void> {
  const found = await context.files.stat(folder);
  if (folder === 'static' && !found) return;
  context.reporter.report({
    code: 'discover/missing-folder',
    message: `the static folder "${folder}" ${found ? (found.isFile ? 'is no folder' : 'is no folder that this user may look at') : 'does not exist'}`,
    help: 'Create it, or take it out of `staticDirectories`.',
    place: context.config.locate(['staticDirectories', index]),
  });
}
