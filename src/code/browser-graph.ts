// Reads from esbuild's metafile what each browser entry is made of, what loads with it, and whether it is live.
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { relativeTo } from '#files/site-path';
import type { BrowserModules } from '#model/theme';
import { aliasSpace, type BrowserOptions, nodeSpace } from './browser-resolve.ts';
import { browserTraits } from './browser-traits.ts';
import { importsLive } from './browser-use.ts';
import type { LateFiles } from './late-imports.ts';
import { isModuleFile } from './module-files.ts';
import { absoluteInput, reachableInputs } from './module-inputs.ts';
import { rawSuffix } from './module-raw.ts';
import { isVirtual } from './module-virtual.ts';

/** A module as browsers load it. Plain data. */
export interface BrowserModule {
  /** An absolute path, or the name of a package. */
  readonly entry: string;
  /** Its input files: relative to the root, sorted. */
  readonly inputs: readonly string[];
  /** The name of its output file; all output files are in one folder. */
  readonly file: string;
  /** Names of the files that it imports statically, the theme's included. */
  readonly imports: readonly string[];
  /** By the name of each file that may be loaded later, imports of such files included: the names of its own imports. */
  readonly later: Readonly<Record<string, readonly string[]>>;
  /** True where it does something in a browser: a body that shows it has to be hydrated. */
  readonly isLive: boolean;
  /** Node modules that it imports, such as `node:fs`, which no browser has. */
  readonly node: readonly string[];
}

/** `styles` are the stylesheets behind generated class names; `textOf` reads an input. */
export function graphOf(
  metafile: Metafile,
  { root, browser }: BrowserOptions,
  styles: ReadonlyMap<string, readonly string[]>,
  textOf: (path: string) => string,
  late: LateFiles,
) {
  const nodes = fileNodes(metafile, browser.imports, late);
  // Counts only inputs that reach the bundle: of a file with many exports, tree shaking keeps those in use.
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
      if (input.startsWith(aliasSpace) && importsLive(input.slice(aliasSpace.length), [])) return true;
      if (isNoFile(input) || input.endsWith(rawSuffix) || isModuleFile(input)) continue;
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
      const node = inputs.flatMap((input) =>
        input.startsWith(nodeSpace) && used.has(input) ? [input.slice(nodeSpace.length)] : [],
      );
      const isClient = traitsOf(source).directive === 'client';
      return {
        inputs: inputs
          .filter((input) => styles.has(input) || !isNoFile(input))
          .flatMap((input) => styles.get(input) ?? [absoluteInput(input, root)])
          .map((file) => relativeTo(root, file))
          .sort(),
        file: basename(output),
        ...filesOf(nodes, basename(output)),
        isLive: isLive(source) && (node.length === 0 || isClient),
        node,
      };
    },
  };
}

/** A module that a package disables for browsers is no file either. */
function isNoFile(input: string): boolean {
  return isVirtual(input) || input.startsWith('(disabled):');
}

/** An output file with its imports. */
interface FileNode {
  readonly imports: readonly string[];
  readonly later: readonly string[];
}

/** Output files of the site and the theme, by name. Other imports are external. */
function fileNodes({ outputs }: Metafile, ofTheme: BrowserModules['imports'], late: LateFiles): ReadonlyMap<string, FileNode> {
  const nodes = new Map<string, FileNode>(Object.entries(ofTheme).map(([name, imports]) => [name, { imports, later: [] }]));
  for (const [output, { imports }] of Object.entries(outputs)) {
    const own = imports.filter(({ path, external }) => !external || path.startsWith('./'));
    const namesOf = (isLater: boolean): string[] =>
      own.filter(({ kind }) => (kind === 'dynamic-import') === isLater).map(({ path }) => basename(path));
    const name = basename(output);
    const all = [...namesOf(false), ...(late.files.has(name) ? [late.importer] : [])];
    const direct = all.flatMap((one) => [one, ...(ofTheme[one] ?? [])]);
    nodes.set(name, { imports: [...new Set(direct)].sort(), later: namesOf(true) });
  }
  return nodes;
}

function filesOf(nodes: ReadonlyMap<string, FileNode>, file: string): Pick<BrowserModule, 'imports' | 'later'> {
  const reach = (starts: readonly string[], nextOf: (node: FileNode) => readonly string[]): readonly string[] => {
    const found = new Set(starts);
    for (const name of found) for (const next of nextOf(nodes.get(name) ?? nowhere)) found.add(next);
    return [...found].sort();
  };
  const { imports, later } = nodes.get(file) ?? nowhere;
  const now = reach(imports, (node) => node.imports);
  const starts = [...later, ...now.flatMap((name) => nodes.get(name)?.later ?? [])];
  const late = reach(starts, (node) => [...node.imports, ...node.later]);
  return { imports: now, later: Object.fromEntries(late.map((name) => [name, nodes.get(name)?.imports ?? []])) };
}

const nowhere: FileNode = { imports: [], later: [] };
