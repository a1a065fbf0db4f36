// Lists static files, and reports what is wrong with them.
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Context } from '#context/context';
import { unreadable } from '#files/write-fault';
import { wholeFile } from '#model/place';
import { helpForRefusal } from '#model/site-bounds';
import type { AssetFile } from '#model/source-file';
import { walk } from './walk.ts';

/** Files of systems, editors and git, which nobody means to publish and which are not reported. */
const litter =
  /^\.(?:_.*|DS_Store|directory|localized|gitkeep|keep|gitignore|gitattributes|editorconfig|idea|vscode|.*\.sw[a-p]|#.*)$/;

function reportDotfiles({ reporter }: Context, paths: readonly string[]): void {
  for (const path of paths) {
    if (litter.test(path.slice(path.lastIndexOf('/') + 1))) continue;
    reporter.report({
      code: 'discover/dotfile-left-out',
      message: `"${path}" is not published, because its name begins with a dot`,
      help: helpForRefusal({ kind: 'hidden', at: path, byLink: false }),
      place: wholeFile(path),
    });
  }
}

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
    message: `the static folder "${folder}" ${found ? (found.isFile ? 'is not a folder' : 'is not readable by the current user') : 'does not exist'}`,
    help: 'Create it, or remove it from `staticDirectories`.',
    place: context.config.locate(['staticDirectories', index]),
  });
}
