// Bundles entries of user code for Node, in memory, with the input files of each.
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { relativeTo } from '#files/site-path';
import { problemsOf, UserCodeError } from './module-faults.ts';
import { fileModules } from './module-files.ts';
import { type EntryInputs, findInputs } from './module-inputs.ts';
import { interopRequire } from './module-interop.ts';
import { markdownModules } from './module-markdown.ts';
import { rawModules } from './module-raw.ts';
import { asked, type Found, resolveImports, type UserCodeOptions } from './module-resolve.ts';
import { textModules } from './module-texts.ts';
import { definitions, nodeOptions, ownNames } from './module-virtual.ts';

export interface ModuleBundle {
  readonly modules: readonly EntryInputs[];
  /** All output files, chunks included. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** URLs of external packages, to the specifiers that named them. */
  readonly packages: ReadonlyMap<string, string>;
}

/** Rejects with a `UserCodeError` where the source cannot be bundled. */
export async function bundleModules(entries: readonly string[], options: UserCodeOptions): Promise<ModuleBundle> {
  const { build } = await import('esbuild');
  const found: Found = { packages: new Map(), names: new Map() };
  const result = await build({
    ...nodeOptions,
    entryPoints: entries.map((entry, index) => ({ in: entry, out: `module-${index}` })),
    absWorkingDir: options.root,
    // Nothing is written here, but the depth equals that of the store's folder, so that source maps resolve.
    outdir: join(options.codeDir, 'bundle'),
    write: false,
    metafile: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    outExtension: { '.js': '.mjs' },
    loader: { '.js': 'jsx' },
    define: definitions,
    plugins: [
      ...unsavedModules(options),
      interopRequire(asked),
      rawModules(options.root, asked),
      ...ofContent(options),
      ownNames(),
      resolveImports(options, found),
    ],
  }).catch((failure: unknown) => {
    const problems = problemsOf(failure, options.root, entries, options.files?.overlaid);
    throw problems ? new UserCodeError(problems) : failure;
  });
  return {
    modules: findInputs(result.metafile, entries, options.root, found.names),
    files: result.outputFiles.map(({ path, contents }) => ({ name: basename(path), bytes: contents })),
    packages: found.packages,
  };
}

/** Plugins for imports that only content may have. */
function ofContent({ root, content, files }: UserCodeOptions): readonly Plugin[] {
  if (content === undefined) return [];
  const { theme, baseUrl, words } = content;
  return [markdownModules(root, theme, asked), fileModules({ root, baseUrl, files }, asked), textModules(words)];
}

/** None where nothing is unsaved, which spares esbuild the question. */
function unsavedModules({ root, files }: Pick<UserCodeOptions, 'root' | 'files'>): readonly Plugin[] {
  if (!files?.hasOverlays()) return [];
  const setup: Plugin['setup'] = (build) =>
    build.onLoad({ filter: /\.(?:[cm]?[jt]s|[jt]sx|json)$/, namespace: 'file' }, ({ path }) => {
      const contents = files.overlaid(relativeTo(root, path));
      return contents === undefined ? undefined : { contents, loader: 'default' };
    });
  return [{ name: 'modules as an editor has them', setup }];
}
