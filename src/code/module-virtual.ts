// Provides virtual modules: a source's own names, the one React, stylesheets, and slodocs for `require`.
import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Loader, Plugin } from 'esbuild';
import { type Code, code } from '#kit/print/javascript';
import { resolveExtensions } from './module-extensions.ts';

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

/** For bundles that Node runs. Packages are external, so they are resolved as Node does. */
export const nodeOptions = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: [],
  mainFields: ['main'],
  resolveExtensions: [...resolveExtensions],
  jsx: 'automatic',
  sourcemap: 'inline',
  sourcesContent: false,
  charset: 'utf8',
  // CommonJS sources call `require` for external modules.
  banner: {
    js: "import { createRequire as __slodocs_createRequire } from 'node:module'; const require = __slodocs_createRequire(import.meta.url);",
  },
  logLevel: 'silent',
} satisfies BuildOptions;

/**
 * Gives `import.meta.url`, `__dirname` and their like in a bundled source the values of the source's own file. With `resolves`, its
 * `require.resolve` leaves names of packages as they are.
 */
export function ownNames(resolves = false): Plugin {
  const named = /\bimport\s*\.\s*meta\b|\b__(?:file|dir)name\b/;
  return {
    name: 'slodocs-own-names',
    setup(build) {
      build.onLoad({ filter: /\.[mc]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (!named.test(text) && !(resolves && /\brequire\s*\.\s*resolve\b/.test(text))) return undefined;
        const from = `${self}:${path}`;
        const resolve = resolves ? code` import { resolve as __slodocs_resolve } from ${from};` : '';
        return { contents: `${text}\n${code`${appendix}${from};`}${resolve}`, loader: loaders[extname(path)] ?? 'jsx' };
      });
      build.onResolve({ filter: /^slodocs\/\/self:/ }, ({ path }) => ({ path: path.slice(self.length + 1), namespace: self }));
      build.onLoad({ filter: /.*/, namespace: self }, ({ path }) => {
        const names = code`export const url = ${pathToFileURL(path).href}, filename = ${path}, dirname = ${dirname(path)};`;
        return { contents: resolves ? `${ownResolve}${names}` : names.text };
      });
    },
  };
}

const ownResolve = String.raw`import { join } from 'node:path';
export const resolve = (name) => (/^\.{1,2}(?:\/|$)/.test(name) ? join(dirname, name) : name);
`;

/** True for a name in esbuild's graph that is no file: no path contains two slashes. */
export function isVirtual(input: string): boolean {
  return /^slodocs\/\/[a-z]+:/.test(input);
}
