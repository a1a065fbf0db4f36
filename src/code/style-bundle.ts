// Bundles a stylesheet of the site into one cached file, with the files that its addresses name.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnResolveArgs, OnResolveResult, Plugin } from 'esbuild';
import { digestOf, keyOf } from '#files/digest';
import type { Files } from '#files/files';
import { makeFolders } from '#files/replace-file';
import { relativeTo } from '#files/site-path';
import { inCache } from '#files/write-fault';
import { cutAt } from '#kit/without-marks';
import type { Observation } from '#model/config';
import { folderOf } from '#model/file-path';
import type { Place } from '#model/place';
import { joinPath } from '#model/route';
import { describeRefusal, helpForRefusal } from '#model/site-bounds';
import { nameAsset } from '#output/asset-file';
import type { CacheStore } from '#store/cache-store';
import { isCssModule, realName } from './css-modules.ts';
import { problemsOf, type UserCodeProblem } from './module-faults.ts';
import { areStored, type StoredModules, storeModules } from './module-store.ts';
import { type StyleFault, styleFaults } from './style-faults.ts';
import { bundleNames, ownNames, styleNaming } from './style-names.ts';
import { isSass, noSass, placeInSass, sassStyles } from './style-sass.ts';
import { markUsed } from './unused-bundles.ts';

export interface StyleOptions {
  /** Absolute. */
  readonly root: string;
  /** Absolute. */
  readonly bundleDir: string;
  readonly baseUrl: string;
  /** True where a static file has this address. */
  readonly isServed: (address: string) => boolean;
  readonly files: Files;
  readonly store: CacheStore;
}

export interface StyleBundle {
  /** Its path among the cached stylesheets; null where there are problems. */
  readonly file: string | null;
  /** The class names of a CSS module, to those in the output. */
  readonly names: Readonly<Record<string, string>>;
  /** Images and fonts that it names, relative to the root. They are emitted under names from `nameAsset`. */
  readonly assets: readonly string[];
  /** Its input files, relative to the root. */
  readonly inputs: readonly string[];
  readonly problems: readonly UserCodeProblem[];
  /** What browsers read in another way than it is meant. */
  readonly faults: readonly StyleFault[];
}

/** A cached bundle, with what it depends on. */
interface KeptStyle {
  readonly bundle: StyleBundle;
  readonly stored: StoredModules;
  readonly observed: readonly Observation[];
  /** Addresses of static files that it names, which must still exist. */
  readonly served: readonly string[];
}

/** `entry` is an absolute path or a file of a package. Its imports are inlined. */
export async function bundleStyle(entry: string, options: StyleOptions): Promise<StyleBundle> {
  const { root, baseUrl, files, store, isServed } = options;
  const key = keyOf('checked style', isAbsolute(entry) ? relative(root, entry) : entry, baseUrl);
  await store.fetch('notes', () => [key]);
  const noted = store.get('notes', key);
  const kept = noted === undefined ? undefined : (JSON.parse(noted) as KeptStyle);
  if (kept && (await stillStands(kept, options))) {
    await markUsed(stylesOf(options, kept.stored).folder);
    return kept.bundle;
  }
  const served = new Set<string>();
  const asking = { ...options, isServed: (address: string) => isServed(address) && Boolean(served.add(address)) };
  const { value, observed } = await files.capture(async () => {
    const made = await makeBundle(entry, asking);
    for (const path of [...made.bundle.inputs, ...made.bundle.assets]) files.digest(path);
    // Another file of the folder may be what `@use 'part'` means.
    const folders = made.bundle.inputs
      .filter((path) => isSass(path) && !/(?:^|\/)(?:\.\.|node_modules)\//.test(path))
      .map(folderOf);
    for (const folder of new Set(folders)) await files.glob(`${folder || '.'}/*.{scss,sass,css}`);
    return made;
  });
  const { bundle, stored } = value;
  const isSteady = files.isSteady([...bundle.inputs, ...bundle.assets]);
  if (stored && isSteady) store.put('notes', key, JSON.stringify({ bundle, stored, observed, served: [...served].sort() }));
  return bundle;
}

async function stillStands({ served, observed, stored }: KeptStyle, options: StyleOptions): Promise<boolean> {
  const { files, isServed } = options;
  return served.every(isServed) && (await files.holds(observed)) && areStored(stylesOf(options, stored));
}

/** The cache may have been moved since the bundle was stored. */
function stylesOf({ bundleDir }: StyleOptions, { folder, digests }: StoredModules): StoredModules {
  return { folder: join(bundleDir, 'styles', folder), digests };
}

async function makeBundle(
  entry: string,
  options: StyleOptions,
): Promise<{ readonly bundle: StyleBundle; readonly stored?: StoredModules }> {
  const { root, bundleDir } = options;
  const { build } = await import('esbuild');
  const assets = new Set<string>();
  const sass = noSass();
  const placed = <T extends { readonly place: Place }>(found: T): T => ({
    ...found,
    place: placeInSass(found.place, sass, root),
  });
  try {
    const { outputFiles, metafile, warnings } = await build({
      entryPoints: [{ in: entry, out: 'style' }],
      absWorkingDir: root,
      outdir: join(bundleDir, 'styles'),
      write: false,
      metafile: true,
      bundle: true,
      ...styleNaming,
      plugins: [ownNames(root), sassStyles(root, sass), resolveAddresses(options, assets)],
    });
    const folder = join(bundleDir, 'styles');
    const files = outputFiles.map(({ contents }) => ({ name: cssName(entry), bytes: contents }));
    const { folder: hash, digests } = await store(files, folder);
    const stored = { folder: basename(hash), digests };
    const bundled = Object.keys(metafile.inputs).map((path) => resolve(root, realName(path)));
    const inputs = [...new Set([...bundled, ...sass.inputs])].map((path) => relativeTo(root, path));
    const names = isCssModule(entry) ? await loadNames((await bundleNames(entry, root)).source, folder) : {};
    const file = `${stored.folder}/${cssName(entry)}`;
    const faults = styleFaults(warnings, root).map(placed);
    return { bundle: { file, names, assets: [...assets].sort(), inputs, problems: [], faults }, stored };
  } catch (failure) {
    const problems = problemsOf(failure, root, [entry]);
    if (!problems) throw failure;
    return {
      bundle: { file: null, names: {}, assets: [], inputs: [], problems: problems.map(asWritten).map(placed), faults: [] },
    };
  }
}

/** Hosts and browsers know styles by this extension. */
function cssName(entry: string): string {
  return basename(entry).replace(/\.s[ac]ss$/i, '.css');
}

function store(files: Parameters<typeof storeModules>[0], folder: string): Promise<StoredModules> {
  return inCache(async () => {
    makeFolders(folder);
    return storeModules(files, folder);
  });
}

async function loadNames(source: string, folder: string): Promise<Readonly<Record<string, string>>> {
  const stored = await store([{ name: 'names.mjs', bytes: Buffer.from(source) }], folder);
  return ((await import(pathToFileURL(join(stored.folder, 'names.mjs')).href)) as { default: Record<string, string> }).default;
}

function asWritten(found: UserCodeProblem): UserCodeProblem {
  const problem = { ...found, place: { ...found.place, file: realName(found.place.file) } };
  if (!problem.message.startsWith('there is no file')) return problem;
  const help = 'Addresses are relative to the stylesheet or, if they begin with `/`, to the static folders.';
  return { ...problem, help };
}

/** Resolves addresses relative to their stylesheet, to the root (`@site/`) or to the static folders (`/`). */
function resolveAddresses({ root, baseUrl, files, isServed }: StyleOptions, assets: Set<string>): Plugin {
  const address = async ({ path, resolveDir }: OnResolveArgs): Promise<OnResolveResult> => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(path)) return { path, external: true };
    const [plain, rest] = cutAt(path, '?#');
    const missing = { errors: [{ text: `there is no file "${path}"` }] };
    if (path.startsWith('/')) {
      return isServed(decodeURI(plain)) ? { path: joinPath(baseUrl, plain) + rest, external: true } : missing;
    }
    const file = plain.startsWith('@site/') ? join(root, plain.slice('@site/'.length)) : join(resolveDir, plain);
    const bytes = await readFile(file).catch(() => undefined);
    const inside = relative(root, file).split(sep).join('/');
    if (!bytes) return missing;
    // Files in packages are code. The site finds them in its own folder and in those above it, as Node does.
    const isOfPackage =
      /^(?:\.\.\/)*node_modules\//.test(inside) || (!inside.startsWith('../') && inside.includes('/node_modules/'));
    const refusal = isOfPackage ? undefined : files.refusal(inside);
    if (refusal) return { errors: [{ text: `"${path}" ${describeRefusal(refusal)}`, detail: helpForRefusal(refusal) }] };
    assets.add(inside);
    return { path: joinPath(baseUrl, nameAsset(inside, digestOf(bytes)).path) + rest, external: true };
  };
  return {
    name: 'slodocs-addresses',
    setup(build) {
      build.onResolve({ filter: /.*/ }, (args) => {
        if (args.kind === 'url-token') return address(args);
        if (!args.path.startsWith('@site/')) return undefined;
        const path = join(root, args.path.slice('@site/'.length));
        return existsSync(path) ? { path } : { errors: [{ text: `there is no file "${args.path}"` }] };
      });
    },
  };
}
