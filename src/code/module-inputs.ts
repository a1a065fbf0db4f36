// Finds the input files of each entry in esbuild's metafile.
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Metafile } from 'esbuild';
import { keyOf } from '#files/digest';
import { relativeTo } from '#files/site-path';
import { compareText, type Place } from '#model/place';
import { rawSuffix } from './module-raw.ts';
import { isVirtual } from './module-virtual.ts';
import type { StyleNames } from './style-names.ts';

/** The prefix of esbuild's names for stylesheets. */
const styleSpace = 'slodocs//style:';

/** What `BundledModule` says of an entry, and the name of its output. */
export interface EntryInputs extends Omit<BundledModule, 'file'> {
  readonly name: string;
}

/**
 * Each entry's output name, and its inputs relative to the root: all bundled sources, and of an external package the imported
 * module and the `package.json`, which holds its version.
 */
export function findInputs(
  metafile: Metafile,
  entries: readonly string[],
  root: string,
  styleNames: ReadonlyMap<string, StyleNames>,
): readonly EntryInputs[] {
  const descriptions = new Map<string, string | undefined>();
  return entries.map((entry, index) => {
    const name = `module-${index}.mjs`;
    const output = Object.keys(metafile.outputs).find((path) => path.endsWith(`/${name}`));
    const source = metafile.outputs[output ?? '']?.entryPoint ?? entry;
    const inputs = new Set<string>();
    const styles: string[] = [];
    for (const input of reachable(metafile, source)) {
      if (input.startsWith(styleSpace)) styles.push(input.slice(styleSpace.length));
      if (isVirtual(input)) continue;
      const file = absoluteInput(input, root);
      inputs.add(file);
      const description = input.startsWith('file:') || isAbsolute(input) ? packageOf(file, descriptions) : undefined;
      if (description) inputs.add(description);
    }
    const named = styles.flatMap((style) => styleNames.get(style) ?? []);
    return {
      entry,
      name,
      inputs: listed(inputs, root),
      styles,
      classNames: keyOf(...named.map(({ source: names }) => names)),
      classInputs: listed(
        named.flatMap((one) => one.inputs),
        root,
      ),
    };
  });
}

function listed(files: Iterable<string>, root: string): readonly string[] {
  return [...new Set(files)].map((file) => relativeTo(root, file)).sort(compareText);
}

/** The absolute path of a source in the metafile. */
export function absoluteInput(input: string, root: string): string {
  const file = input.endsWith(rawSuffix) ? input.slice(0, -rawSuffix.length) : input;
  return file.startsWith('file:') ? fileURLToPath(file) : resolve(root, file);
}

/** Everything in the graph that is reachable from a source, itself included. */
export function reachableInputs(metafile: Metafile, start: string): ReadonlySet<string> {
  const seen = new Set([start]);
  for (const input of seen) {
    for (const { path, external } of metafile.inputs[input]?.imports ?? []) if (!external) seen.add(path);
  }
  return seen;
}

/** Reachable sources by their names in the graph, and the URLs of external modules. */
function reachable(metafile: Metafile, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set([start]);
  for (const input of seen) {
    if (!isVirtual(input) || input.startsWith(styleSpace)) found.add(input);
    for (const { path, external } of metafile.inputs[input]?.imports ?? []) {
      if (!external) seen.add(path);
      else if (path.startsWith('file:') || isAbsolute(path)) found.add(path);
    }
  }
  return found;
}

/** The `package.json` above a file. */
function packageOf(file: string, known: Map<string, string | undefined>): string | undefined {
  const folder = dirname(file);
  if (known.has(folder)) return known.get(folder);
  const here = join(folder, 'package.json');
  const above = dirname(folder);
  const found = existsSync(here) ? here : above === folder ? undefined : packageOf(folder, known);
  known.set(folder, found);
  return found;
}

/** Plain data: it passes between threads. */
export interface BundledModule {
  /** An absolute path, or the name of a package. */
  readonly entry: string;
  /** Its input files, itself included: relative to the root, sorted. */
  readonly inputs: readonly string[];
  /** Stylesheets among its imports and theirs, absolute. */
  readonly styles: readonly string[];
  /** A digest of the class names of CSS modules among them: the rest of a stylesheet is no part of the module. */
  readonly classNames: string;
  /** The stylesheets that these names are from, as `inputs` are. */
  readonly classInputs: readonly string[];
  /** The bundled module, absolute. Its name changes with its content. */
  readonly file: string;
}

/** A loaded module of the site, or the reasons why it could not be loaded. */
export interface UserModule {
  readonly exports: Readonly<Record<string, unknown>>;
  /** Stylesheets that it and its imports name: absolute paths, in import order. */
  readonly styles: readonly string[];
  readonly problems: readonly UserModuleProblem[];
}

export interface UserModuleProblem {
  /** The diagnostic's code, where it is the same for all modules. */
  readonly code?: string;
  readonly kind?: 'syntax' | 'unresolved' | 'threw';
  readonly message: string;
  readonly help?: string;
  readonly place?: Place;
}
