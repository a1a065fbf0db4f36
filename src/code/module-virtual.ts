// Provides virtual modules: a source's own names, the one React, stylesheets, and slodocs for `require`.
import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, Plugin } from 'esbuild';
import { type Code, code } from '#kit/print/javascript';

const self = 'slodocs//self';

/** Names by which a source refers to itself, which would otherwise refer to the bundle. */
export const definitions: Record<string, string> = {
  'import.meta.url': '__slodocs_url',
  'import.meta.filename': '__slodocs_filename',
  'import.meta.dirname': '__slodocs_dirname',
  __filename: '__slodocs_filename',
  __dirname: '__slodocs_dirname',
};

/** The start of the line appended to sources: at the end it shifts no positions, and imports are hoisted. */
export const appendix: Code = code`import { url as __slodocs_url, filename as __slodocs_filename, dirname as __slodocs_dirname } from `;

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
        return { contents: `${text}\n${code`${appendix}${`${self}:${path}`};`}`, loader: loaders[extname(path)] ?? 'jsx' };
      });
      build.onResolve({ filter: /^slodocs\/\/self:/ }, ({ path }) => ({ path: path.slice(self.length + 1), namespace: self }));
      build.onLoad({ filter: /.*/, namespace: self }, ({ path }) => {
        const names = code`export const url = ${pathToFileURL(path).href}, filename = ${path}, dirname = ${dirname(path)};`;
        return { contents: names.text };
      });
    },
  };
}

/** True for a name in esbuild's graph that is no file: no path contains two slashes. */
export function isVirtual(input: string): boolean {
  return /^slodocs\/\/[a-z]+:/.test(input);
}
