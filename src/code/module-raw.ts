// Bundles imports of a file's text, such as `./example.ts?raw`, as modules that export it.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { rawFile } from '#kit/raw-import';

/** The suffix of esbuild's name for a file that is imported as text. */
export const rawSuffix = '?raw';

/** `asked` marks resolve requests of our own, which other plugins leave to esbuild. */
export function rawModules(root: string, asked: string): Plugin {
  return {
    name: 'slodocs-raw',
    setup(build) {
      build.onResolve({ filter: /\?raw$|^(?:!!|!|-!)?raw-loader!/ }, async ({ path, kind, importer, resolveDir }) => {
        const file = rawFile(path);
        if (file === undefined) return undefined;
        const own = file.startsWith('@site/');
        const found = await build.resolve(own ? `./${file.slice('@site/'.length)}` : file, {
          kind: kind === 'entry-point' ? 'import-statement' : kind,
          importer,
          resolveDir: own ? root : resolveDir || root,
          pluginData: asked,
        });
        if (found.errors.length > 0) return { errors: [{ text: `Could not resolve "${path}"` }] };
        return { path: found.path, suffix: rawSuffix };
      });
      build.onLoad({ filter: /.*/, namespace: 'file' }, async ({ path, suffix }) =>
        suffix === rawSuffix ? { contents: await readFile(path, 'utf8'), loader: 'text' } : undefined,
      );
    },
  };
}
