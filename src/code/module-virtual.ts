// Modules that stand in no file: what a source knows of itself, the one React, stylesheets, and slodocs for `require`.
import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, Plugin } from 'esbuild';

const self = 'slodocs//self';

/** Names of a source for itself, which the bundle would otherwise answer with its own. */
export const definitions: Record<string, string> = {
  'import.meta.url': '__slodocs_url',
  'import.meta.filename': '__slodocs_filename',
  'import.meta.dirname': '__slodocs_dirname',
  __filename: '__slodocs_filename',
  __dirname: '__slodocs_dirname',
};

/** The start of the line that is added to sources. At their end, where it moves no place; imports are hoisted. */
export const appendix = 'import { url as __slodocs_url, filename as __slodocs_filename, dirname as __slodocs_dirname } from ';

const loaders: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
  '.mjs': 'js',
  '.cjs': 'js',
};

/** Gives `import.meta.url`, `__dirname` and their like in a bundled source the values of the source's own file. */
export function ownNames(): Plugin {
  return {
    name: 'slodocs-own-names',
    setup(build) {
      build.onLoad({ filter: /\.[mc]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (!/\bimport\s*\.\s*meta\b|\b__(?:file|dir)name\b/.test(text)) return undefined;
        return { contents: `${text}\n${appendix}${JSON.stringify(`${self}:${path}`)};`, loader: loaders[extname(path)] ?? 'jsx' };
      });
      build.onResolve({ filter: /^slodocs\/\/self:/ }, ({ path }) => ({ path: path.slice(self.length + 1), namespace: self }));
      build.onLoad({ filter: /.*/, namespace: self }, ({ path }) => {
        const [url, filename, folder] = [pathToFileURL(path).href, path, dirname(path)].map((value) => JSON.stringify(value));
        return { contents: `export const url = ${url}, filename = ${filename}, dirname = ${folder};` };
      });
    },
  };
}

/** Whether a name in the bundler's graph is no file: no path to one has two slashes. */
export function isVirtual(input: string): boolean {
  return /^slodocs\/\/[a-z]+:/.test(input);
}
