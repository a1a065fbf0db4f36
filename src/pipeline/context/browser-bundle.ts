// Entries of a site's own code to modules for browsers, in memory, with what is known of each.
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { type BrowserOptions, nodeSpace, resolveForBrowsers } from './browser-resolve.ts';
import { browserTraits } from './browser-traits.ts';
import { keyOf } from './digest.ts';
import { problemsOf, UserCodeError } from './module-faults.ts';
import { absoluteInput, reachableInputs } from './module-inputs.ts';
import { resolveExtensions } from './module-resolve.ts';
import { relativeTo } from './site-path.ts';

/** A module as browsers load it. Plain data. */
export interface BrowserModule {
  /** An absolute path, or the name of a package. */
  readonly entry: string;
  /** Files that it was made from: relative to the root, sorted. */
  readonly inputs: readonly string[];
  /** The name of its file; all files stand in one folder. */
  readonly file: string;
  /** Names of the files that are loaded with it, the theme's ones among them. */
  readonly imports: readonly string[];
  /** Names of the files that it may load later. */
  readonly later: readonly string[];
  /** It does something in a browser: a body that shows it has to be taken over there. */
  readonly isLive: boolean;
  /** Modules that no browser has, such as `node:fs`. */
  readonly node: readonly string[];
}

export interface BrowserBundle {
  readonly modules: readonly BrowserModule[];
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** `textOf` reads an input. Rejects with a `UserCodeError` where the source cannot be bundled. */
export async function bundleForBrowsers(
  entries: readonly string[],
  options: BrowserOptions,
  textOf: (path: string) => string,
): Promise<BrowserBundle> {
  const { root, browser } = options;
  const { build } = await import('esbuild');
  const points = pointsOf(entries, root);
  const { metafile, outputFiles } = await build({
    entryPoints: [...points].map(([entry, out]) => ({ in: entry, out })),
    absWorkingDir: root,
    outdir: options.modulesDir,
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    minify: browser.mode === 'production',
    // What React says names components.
    keepNames: browser.mode === 'development',
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    resolveExtensions: [...resolveExtensions],
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': JSON.stringify(browser.mode), 'process.env': '{}', global: 'globalThis' },
    logLevel: 'silent',
    plugins: [resolveForBrowsers(options)],
  }).catch((failure: unknown) => {
    const problems = problemsOf(failure, root, entries);
    throw problems ? new UserCodeError(problems) : failure;
  });
  const graph = graphOf(metafile, options, textOf);
  const outputs = Object.entries(metafile.outputs);
  const modules = [...points].flatMap(([entry, out]): BrowserModule[] => {
    const found = outputs.find(([path, { entryPoint }]) => entryPoint !== undefined && basename(path).startsWith(`${out}-`));
    return found ? [{ entry, ...graph.of(found[0], found[1].entryPoint ?? '') }] : [];
  });
  return { modules, files: outputFiles.map(({ path, contents }) => ({ name: basename(path), bytes: contents })) };
}

/** The stem of each entry's output: that of its file, with more where two have the same. */
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

function graphOf(metafile: Metafile, { root, browser }: BrowserOptions, textOf: (path: string) => string) {
  // A file that exports many components brings into a bundle only those that somebody wants.
  const used = new Set(
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    ),
  );
  const known = new Map<string, ReturnType<typeof browserTraits>>();
  const traitsOf = (input: string): ReturnType<typeof browserTraits> => {
    const path = relativeTo(root, absoluteInput(input, root));
    const found = known.get(input) ?? browserTraits(textOf(path), path);
    known.set(input, found);
    return found;
  };
  const isLive = (start: string): boolean => {
    const seen = new Set([start]);
    for (const input of seen) {
      if (input.startsWith('slodocs-alias:@docusaurus/BrowserOnly')) return true;
      if (/^(?:slodocs-|\(disabled\):)/.test(input)) continue;
      const { uses, directive } = traitsOf(input);
      if (directive === 'static') continue;
      if (directive === 'client' || uses) return true;
      for (const { path, external } of metafile.inputs[input]?.imports ?? []) if (!external && used.has(path)) seen.add(path);
    }
    return false;
  };
  return {
    of(output: string, source: string): Omit<BrowserModule, 'entry'> {
      const inputs = [...reachableInputs(metafile, source)];
      const files = filesOf(metafile, output, browser.imports);
      const node = inputs.flatMap((input) =>
        input.startsWith(nodeSpace) && used.has(input) ? [input.slice(nodeSpace.length)] : [],
      );
      const isClient = traitsOf(source).directive === 'client';
      return {
        inputs: inputs
          .filter((input) => !/^(?:slodocs-|\(disabled\):)/.test(input))
          .map((input) => relativeTo(root, absoluteInput(input, root)))
          .sort(),
        file: basename(output),
        ...files,
        isLive: isLive(source) && (node.length === 0 || isClient),
        node,
      };
    },
  };
}

function filesOf(metafile: Metafile, output: string, ofTheme: Readonly<Record<string, readonly string[]>>) {
  const imports = new Set<string>();
  const later = new Set<string>();
  const visit = (path: string, found: Set<string>): void => {
    for (const { path: next, kind, external } of metafile.outputs[path]?.imports ?? []) {
      const name = basename(next);
      const into = kind === 'dynamic-import' ? later : found;
      if (into.has(name)) continue;
      into.add(name);
      if (external) for (const one of ofTheme[name] ?? []) into.add(one);
      else visit(next, into);
    }
  };
  visit(output, imports);
  return { imports: [...imports].sort(), later: [...later].filter((name) => !imports.has(name)).sort() };
}
