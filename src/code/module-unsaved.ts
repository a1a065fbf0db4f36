// Loads modules as they stand in an editor, before they are saved.
import type { Plugin } from 'esbuild';
import { relativeTo } from '#files/site-path';
import type { UserCodeOptions } from './module-resolve.ts';

/** None where nothing is unsaved, which spares esbuild the question. */
export function unsavedModules({ root, files }: Pick<UserCodeOptions, 'root' | 'files'>): readonly Plugin[] {
  if (!files?.hasOverlays()) return [];
  const setup: Plugin['setup'] = (build) =>
    build.onLoad({ filter: /\.(?:[cm]?[jt]s|[jt]sx|json)$/, namespace: 'file' }, ({ path }) => {
      const contents = files.overlaid(relativeTo(root, path));
      return contents === undefined ? undefined : { contents, loader: 'default' };
    });
  return [{ name: 'modules as an editor has them', setup }];
}
