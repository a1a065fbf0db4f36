// Derives data for plugins from the tree of a body.
import type { Root } from 'hast';
import { digestOfValue, keyOf } from '#files/digest';
import type { Files } from '#files/files';
import type { Config } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Json } from '#model/json';
import type { Plugin, TaskContext } from '#model/plugin';
import type { SiteCall, SiteCode } from '#model/site-code';
import { pluginSayer } from '#model/strings/strings';
import { type CacheStore, packed } from '#store/cache-store';
import type { Namespace } from '#store/store';
import { plainCopyOf } from './answers/read-answers.ts';
import { fullName } from './build-for.ts';
import { hookThrew, pluginOrigin } from './hook-faults.ts';
import { inputsDigest } from './plugin-inputs.ts';
import type { Reporter } from './reporter.ts';

/** The data of each derivation, as packed JSON, in the order of `names`. */
export type Derived = readonly Uint8Array[];

export interface Derivations {
  /** Of all plugins, such as `twins/twin`. */
  readonly names: readonly string[];
  /** Covers everything that derived data depends on besides the tree. */
  key(): Promise<string>;
  from(tree: Root): Promise<Derived>;
}

/** The stored data of bodies, by their digests. */
export interface DerivedStore {
  has(digest: string): boolean;
  keep(digest: string, derived: Derived): void;
  /** The keys of the data of a body. */
  keysOf(digest: string): readonly string[];
  /** Covers the code of the derivations as well. */
  keyOf(digest: string): string;
  /** `name` is the full name of a derivation. */
  read(digest: string, name: string): Json;
}

export async function openDerivedStore({ names, key }: Derivations, store: CacheStore, shelf: Namespace): Promise<DerivedStore> {
  const prefix = await key();
  const keyIn = (digest: string, name: string): string => keyOf(prefix, name, digest);
  return {
    has: (digest) => names.every((name) => store.has(shelf, keyIn(digest, name))),
    keep(digest, derived) {
      for (const [n, name] of names.entries()) store.put(shelf, keyIn(digest, name), derived[n] as Uint8Array);
    },
    keysOf: (digest) => names.map((name) => keyIn(digest, name)),
    keyOf: (digest) => `${prefix} ${digest}`,
    read(digest, name) {
      if (!names.includes(name)) throw new Error(`the plugin asks for the derivation "${name}", but has none`);
      return JSON.parse(store.unpack(shelf, keyIn(digest, name))) as Json;
    },
  };
}

interface Parts {
  readonly config: Config;
  readonly files: Files;
  readonly reporter: Reporter;
  readonly siteCode: SiteCode;
  readonly engine: string;
}

export function openDerivations({ config, files, reporter, siteCode, engine }: Parts): Derivations {
  const { plugins, settings, root } = config;
  const all = plugins.flatMap((plugin) => {
    const ctx: TaskContext = { root, settings, say: pluginSayer(() => settings, plugin.strings ?? {}) };
    return Object.entries(plugin.derive ?? {}).map(([name, { from }]) => ({ plugin, name, from, ctx }));
  });
  const isOfSite = (plugin: Plugin): boolean => config.pluginIndexes.has(plugin);
  const one = async ({ plugin, name, from, ctx }: (typeof all)[number], tree: Root): Promise<Json> => {
    if (!isOfSite(plugin)) return from(tree, ctx);
    const call = derivationCall(plugin, name);
    try {
      const data = await siteCode.call(call, () => from(tree, ctx));
      const read = plainCopyOf(data, [name]);
      if ('value' in read) return read.value as Json;
      reporter.report(notPlain(config, plugin, call, read.problem));
    } catch (thrown) {
      reporter.report(await hookThrew(config, plugin, 'derive', thrown, call.what));
    }
    return null;
  };
  let key: Promise<string> | undefined;
  return {
    names: all.map(({ plugin, name }) => fullName(plugin, name)),
    key() {
      const own = plugins.filter((plugin) => plugin.derive && isOfSite(plugin));
      key ??= (async () => {
        const { lang, dir, strings } = settings;
        const code = config.inputs.map((path) => `${path} ${files.digest(path)}`);
        const inputs = await Promise.all(own.map((plugin) => inputsDigest(files, plugin)));
        const ofSite = own.length > 0 ? [config.digest, digestOfValue(settings), ...code, ...inputs] : [];
        return keyOf('derived', engine, JSON.stringify([lang, dir, strings, all.map(({ name }) => name)]), ...ofSite);
      })();
      return key;
    },
    async from(tree) {
      const made: Uint8Array[] = [];
      for (const derivation of all) made.push(packed(JSON.stringify((await one(derivation, tree)) ?? null)));
      return made;
    },
  };
}

function derivationCall({ name: plugin }: Plugin, name: string): SiteCall {
  return { what: `the derivation "${name}" of the plugin "${plugin}"`, plugin };
}

function notPlain(config: Config, plugin: Plugin, { what }: SiteCall, problem: string): DiagnosticDraft {
  return {
    code: 'plugin/invalid-answer',
    message: `${what} did not return plain data: ${problem}`,
    help: 'A derivation must return JSON data, such as strings and lists: `derive: { words: { from: (tree) => 12 } }`.',
    ...pluginOrigin(config, plugin, 'derive'),
  };
}
