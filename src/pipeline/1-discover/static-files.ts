// Static folders to the files that are served as they are.
import type { AssetFile } from '#model/source-file';
import type { Context } from '../context/context.ts';
import { walk } from './walk.ts';

/** All files of the static folders. Where two folders hold the same path, the later folder's file is served. */
export async function readStaticFiles(context: Context): Promise<readonly AssetFile[]> {
  const served = new Map<string, AssetFile>();
  const { staticDirectories } = context.config.settings;
  for (const [index, folder] of staticDirectories.entries()) {
    const paths = await walk(context, folder);
    if (!paths) reportMissing(context, folder, index);
    for (const path of paths ?? []) {
      const address = path.slice(folder.length);
      served.set(address, { path, served: address });
    }
  }
  return [...served.values()];
}

/** The default folder may be absent; one that the author names may not. */
function reportMissing(context: Context, folder: string, index: number): void {
  if (folder === 'static') return;
  context.reporter.report({
    code: 'discover/missing-folder',
    message: `the static folder "${folder}" does not exist`,
    help: 'Create it, or take it out of `staticDirectories`.',
    place: context.config.locate(['staticDirectories', index]),
  });
}
