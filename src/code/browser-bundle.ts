// Bundles entries of a site's own code for browsers, in memory, with the graph of each.
import { basename, dirname, resolve } from 'node:path';
import type { OutputFile } from 'esbuild';
import { keyOf } from '#files/digest';
import type { Files } from '#files/files';
import { relativeTo } from '#files/site-path';
import { type BrowserModule, graphOf } from './browser-graph.ts';
import { type BrowserOptions, liveFrom, resolveForBrowsers } from './browser-resolve.ts';
import { nameByContent } from './content-names.ts';
import { appendMap } from './inline-map.ts';
import { lateImports } from './late-imports.ts';
import { resolveExtensions } from './module-extensions.ts';
import { problemsOf, UserCodeError } from './module-faults.ts';
import { fileModules } from './module-files.ts';
import { markdownModules } from './module-markdown.ts';
import { rawModules } from './module-raw.ts';
import { asked } from './module-resolve.ts';
import { textModules } from './module-texts.ts';
import { isVirtual } from './module-virtual.ts';

export interface BrowserBundle {
  readonly modules: readonly BrowserModule[];
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** `textOf` reads an input. Rejects with a `UserCodeError` where the source cannot be bundled. */
export async function bundleForBrowsers(
  entries: readonly string[],
  options: BrowserOptions & { readonly files: Pick<Files, 'refusal'> },
  textOf: (path: string) => string,
): Promise<BrowserBundle> {
  const { root, browser } = options;
  const { build } = await import('esbuild');
  const late = lateImports(browser.modules['slodocs/late'] ?? '');
  const points = pointsOf(entries, root);
  const styles = new Map<string, readonly string[]>();
  const made = await build({
    entryPoints: [...points].map(([entry, out]) => ({ in: entry, out })),
    absWorkingDir: root,
    outdir: options.modulesDir,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: browser.mode === 'production',
    // React's messages name components.
    keepNames: browser.mode === 'development',
    sourcemap: browser.mode === 'development' ? 'external' : false,
    // Places alone are asked for.
    sourcesContent: false,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    format: 'esm',
    platform: 'browser',
    // The second is our own, of `#model` in package.json; the first is esbuild's default where none is given.
    conditions: ['module', 'slodocs-browser'],
    target: 'es2022',
    resolveExtensions: [...resolveExtensions],
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': JSON.stringify(browser.mode), 'process.env': '{}', global: 'globalThis' },
    logLevel: 'silent',
    plugins: [
      rawModules(root, asked),
      markdownModules(root, liveFrom(browser), asked),
      fileModules(options, asked),
      textModules(options.words),
      resolveForBrowsers(options, styles),
    ],
  }).catch((failure: unknown) => {
    const problems = problemsOf(failure, root, entries);
    throw problems ? new UserCodeError(problems) : failure;
  });
  // The key stands for the code that is written into the files below.
  const { metafile, files: outputFiles } = nameByContent(
    { metafile: made.metafile, files: withMaps(made.outputFiles, root) },
    late.key,
  );
  const rewritten = late.rewrite(metafile, outputFiles);
  const graph = graphOf(metafile, options, styles, textOf, rewritten);
  const outputs = Object.entries(metafile.outputs);
  const modules = [...points].flatMap(([entry, out]): BrowserModule[] => {
    const found = outputs.find(([path, { entryPoint }]) => entryPoint !== undefined && basename(path).startsWith(`${out}-`));
    return found ? [{ entry, ...graph.of(found[0], found[1].entryPoint ?? '') }] : [];
  });
  const files = outputFiles.map(({ path, contents }) => {
    const name = basename(path);
    return { name, bytes: rewritten.files.get(name) ?? contents };
  });
  return { modules, files };
}

/** The output stem of each entry: its file's stem, with a suffix where two are the same. */
function pointsOf(entries: readonly string[], root: string): ReadonlyMap<string, string> {
  const stems = entries.map(
    (entry) =>
      basename(entry)
        .replace(/\.\w+$/, '')
        .replace(/[^\w]+/g, '_') || 'module',
  );
  return new Map(
    entries.map((entry, index) => {
      const stem = stems[index] as string;
      const isShared = stems.filter((one) => one === stem).length > 1;
      return [entry, isShared ? `${stem}_${keyOf(relativeTo(root, entry)).slice(0, 4)}` : stem];
    }),
  );
}

/** The files themselves, each with the map that esbuild has made beside it, if any. Sources are named relative to the root. */
export function withMaps(
  outputs: readonly OutputFile[],
  root: string,
): readonly Pick<OutputFile, 'path' | 'text' | 'contents'>[] {
  const maps = new Map(outputs.filter(({ path }) => path.endsWith('.map')).map(({ path, text }) => [path, text]));
  if (maps.size === 0) return outputs;
  return outputs.flatMap(({ path, text, contents }) => {
    if (maps.has(path)) return [];
    const map = maps.get(`${path}.map`);
    if (map === undefined) return [{ path, text, contents }];
    const { sources, ...rest } = JSON.parse(map) as { readonly sources: readonly string[] };
    const named = sources.map((source) => (isVirtual(source) ? source : relativeTo(root, resolve(dirname(path), source))));
    const mapped = appendMap(text, { ...rest, sources: named });
    return [{ path, text: mapped, contents: new TextEncoder().encode(mapped) }];
  });
}
