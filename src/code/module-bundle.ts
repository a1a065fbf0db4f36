// Entries of user code to bundled modules in memory, with the files that each was made from.
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { resolveExtensions } from './module-extensions.ts';
import { problemsOf, UserCodeError } from './module-faults.ts';
import { fileModules } from './module-files.ts';
import { findInputs } from './module-inputs.ts';
import { markdownModules } from './module-markdown.ts';
import { rawModules } from './module-raw.ts';
import { asked, resolveImports, type UserCodeOptions } from './module-resolve.ts';
import { definitions, ownNames } from './module-virtual.ts';

export interface ModuleBundle {
  readonly modules: readonly {
    readonly entry: string;
    readonly name: string;
    readonly inputs: readonly string[];
    readonly styles: readonly string[];
  }[];
  /** All output files, chunks included. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Addresses of the packages that stay outside, to the specifiers that named them. */
  readonly packages: ReadonlyMap<string, string>;
}

/** Rejects with a `UserCodeError` where the source cannot be bundled. */
export async function bundleModules(entries: readonly string[], options: UserCodeOptions): Promise<ModuleBundle> {
  const { build } = await import('esbuild');
  const packages = new Map<string, string>();
  const result = await build({
    entryPoints: entries.map((entry, index) => ({ in: entry, out: `module-${index}` })),
    absWorkingDir: options.root,
    // Not written here, but as deep as where the store writes, so that source maps lead back.
    outdir: join(options.codeDir, 'bundle'),
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Packages stay outside and are run by Node, so they are found as Node finds them.
    conditions: [],
    mainFields: ['main'],
    resolveExtensions: [...resolveExtensions],
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    sourcemap: 'inline',
    sourcesContent: false,
    charset: 'utf8',
    define: definitions,
    banner: { js: requireBanner },
    logLevel: 'silent',
    plugins: [rawModules(options.root, asked), ...ofContent(options), ownNames(), resolveImports(options, packages)],
  }).catch((failure: unknown) => {
    const problems = problemsOf(failure, options.root, entries);
    throw problems ? new UserCodeError(problems) : failure;
  });
  return {
    modules: findInputs(result.metafile, entries, options.root),
    files: result.outputFiles.map(({ path, contents }) => ({ name: basename(path), bytes: contents })),
    packages,
  };
}

/** What only pages can show. */
function ofContent({ root, content, files }: UserCodeOptions): readonly Plugin[] {
  if (content === undefined) return [];
  const { theme, baseUrl } = content;
  return [markdownModules(root, theme, asked), fileModules({ root, baseUrl, files }, asked)];
}

/** CommonJS sources call `require` for what stays outside. */
const requireBanner =
  "import { createRequire as __slodocs_createRequire } from 'node:module'; const require = __slodocs_createRequire(import.meta.url);";
