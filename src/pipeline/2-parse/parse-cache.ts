// Caches parsed sources by their digest and by everything else that parsing looked at.

import type { Context } from '#context/context';
import { openDerivedStore } from '#context/derivations';
import { inputsDigest } from '#context/plugin-inputs';
import { digestOf, keyOf } from '#files/digest';
import type { Plugin } from '#model/plugin';
import type { SourceFile } from '#model/source-file';
import type { Parsed, Setup } from './parse-job.ts';
import { policyMarks } from './policy/policy.ts';

/** The cached part of a parsed source. Its body is stored separately, with what is derived from it, because most builds need few bodies. */
export interface Kept extends Omit<Parsed, 'body' | 'derived' | 'hash'> {
  readonly isDerived: boolean;
}

export interface ParseCache {
  /** The setup of the plugins' steps; undefined where it has changed, and then nothing is found. */
  readonly setup: Setup | undefined;
  /** Fetches what a remote cache has of sources, all at once. */
  fetch(sources: readonly SourceFile[]): Promise<void>;
  /** Undefined where the source, or anything that parsing it looked at, has changed. */
  find(source: SourceFile): Promise<Kept | undefined>;
  /** Stores a result and returns its cached part. One marred by a fault of a plugin or of the disk is not stored. */
  keep(source: SourceFile, setup: Setup, parsed: Parsed): Kept;
}

/** A file with this fault may have been digested while it was readable. */
const unread = 'discover/unreadable';

export async function openParseCache(context: Context): Promise<ParseCache> {
  const { store, files, derivations } = context;
  const before = keyOf('setup', context.engine, await derivations.key(), ...(await partsOf(context)));
  const derivedStore = await openDerivedStore(derivations, store, 'bodies');
  await store.fetch('notes', () => [before]);
  const noted = store.get('notes', before);
  const known = noted === undefined ? undefined : (JSON.parse(noted) as Setup);
  const setup = known && (await files.holds(known.observed)) ? known : undefined;
  const keysIn = ({ observed }: Setup) => {
    const prefix = keyOf(before, JSON.stringify(observed));
    return ({ path, docs, version, partial, plugin = '', hash, textHash = hash, originalHeadings }: SourceFile): string => {
      const given = [prefix, path, docs, version, partial, plugin, textHash, JSON.stringify(originalHeadings ?? '')];
      return digestOf(given.join('\0')).slice(0, 32);
    };
  };
  const keyNow = setup && keysIn(setup);
  let keyFresh: ReturnType<typeof keysIn> | undefined;
  return {
    setup,
    fetch: async (sources) => (keyNow ? store.fetch('facts', () => sources.map(keyNow)) : undefined),
    async find(source) {
      const text = keyNow && store.get('facts', keyNow(source));
      if (text === undefined) return undefined;
      const kept = read(text);
      const { bodyKey, isDerived, observed } = kept;
      const isThere = store.has('bodies', bodyKey) && (!isDerived || derivedStore.has(bodyKey));
      return isThere && (observed.length === 0 || (await files.holds(observed))) ? kept : undefined;
    },
    keep(source, fresh, { body, derived, hash, ...parsed }) {
      const kept: Kept = { ...parsed, isDerived: derived !== undefined };
      store.put('bodies', kept.bodyKey, body);
      if (derived) derivedStore.keep(kept.bodyKey, derived);
      const isTainted = [...fresh.reported, ...kept.reported].some(
        ({ code }) => /^(?:plugin|site-code)\//.test(code) || code === unread,
      );
      if (isTainted) return kept;
      if (!keyFresh) {
        store.put('notes', before, JSON.stringify(fresh));
        keyFresh = keysIn(fresh);
      }
      store.put('facts', keyFresh({ ...source, hash }), print(kept));
      return kept;
    },
  };
}

/** Key parts of collections with a truncation marker of their own. */
function markersOf({ name, collections = [] }: Plugin): readonly string[] {
  return collections.flatMap(({ id, truncateMarker }) =>
    truncateMarker === undefined ? [] : `${name} ${id} ${typeof truncateMarker} ${String(truncateMarker)}`,
  );
}

/** Appends the facts, which are JSON already and would otherwise be escaped again. */
function print({ facts, ...rest }: Kept): string {
  return `${JSON.stringify(rest)}\n${facts}`;
}

function read(text: string): Kept {
  const end = text.indexOf('\n');
  return { ...(JSON.parse(text.slice(0, end)) as Omit<Kept, 'facts'>), facts: text.slice(end + 1) };
}

/**
 * Key parts of everything that decides how sources are parsed: settings and plugins. The preset is covered by slodocs' own
 * version; any other plugin may depend on any of the config's modules.
 */
async function partsOf({ config, files }: Context): Promise<readonly string[]> {
  const { settings } = config;
  const { steps } = config;
  const taking = [...config.plugins.filter(({ markdown, frontMatter }) => markdown || frontMatter), ...(steps ? [steps] : [])];
  const own = taking.filter((plugin) => plugin === steps || config.pluginIndexes.has(plugin));
  return [
    JSON.stringify([
      settings.markdown,
      settings.variants,
      // Those that a page names are questions of its own.
      settings.variables !== undefined,
      settings.limits,
      policyMarks(settings),
      settings.lang,
      settings.dir,
      settings.strings,
      settings.theme.readingTime,
      settings.i18n?.headingIds,
    ]),
    JSON.stringify(taking.map(({ name }) => name)),
    JSON.stringify(config.plugins.flatMap(markersOf)),
    own.length > 0 ? config.digest : '',
    ...(await Promise.all(taking.map((plugin) => inputsDigest(files, plugin)))),
    ...(own.length > 0 ? config.inputs.map((path) => `${path} ${files.digest(path)}`) : []),
  ];
}
