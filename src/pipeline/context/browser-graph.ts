// esbuild's graph of modules for browsers, to what each entry is made of, what is loaded with it, and whether it lives.
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { type BrowserOptions, nodeSpace } from './browser-resolve.ts';
import { browserTraits } from './browser-traits.ts';
import { absoluteInput, reachableInputs } from './module-inputs.ts';
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

/** `styles` are the files behind the names of classes; `textOf` reads an input. */
export function graphOf(
  metafile: Metafile,
  { root, browser }: BrowserOptions,
  styles: ReadonlyMap<string, readonly string[]>,
  textOf: (path: string) => string,
) {
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
          .filter((input) => styles.has(input) || !/^(?:slodocs-|\(disabled\):)/.test(input))
          .flatMap((input) => styles.get(input) ?? [absoluteInput(input, root)])
          .map((file) => relativeTo(root, file))
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
