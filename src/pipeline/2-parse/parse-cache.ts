// What the last builds parsed, by the source and by all that its parsing looked at.

import type { Context } from '#context/context';
import { inputsDigest } from '#context/plugin-inputs';
import { digestOf, keyOf } from '#files/digest';
import type { Plugin } from '#model/plugin';
import type { SourceFile } from '#model/source-file';
import type { Parsed, Setup } from './parse-job.ts';
import { policyMarks } from './policy/policy.ts';

/** What is kept of a parsed source. Its body stands apart: most builds need few bodies. */
export type Kept = Omit<Parsed, 'body' | 'hash'>;

export interface ParseCache {
  /** With what the plugins' steps were set up; undefined where that is no longer so, and nothing is found. */
  readonly setup: Setup | undefined;
  /** Undefined where the source, or anything that its parsing looked at, is another now. */
  find(source: SourceFile): Promise<Kept | undefined>;
  /** Gives what would be kept. What a plugin's fault has marred, or the disk's, is not kept. */
  keep(source: SourceFile, setup: Setup, parsed: Parsed): Kept;
}

/** The digest of such a file may be that of a moment in which it could be read. */
const unread = 'discover/unreadable';

export async function openParseCache(context: Context): Promise<ParseCache> {
  const { store, files } = context;
  const before = keyOf('setup', context.engine, ...(await partsOf(context)));
  const noted = store.get('notes', before);
  const known = noted === undefined ? undefined : (JSON.parse(noted) as Setup);
  const setup = known && (await files.holds(known.observed)) ? known : undefined;
  const keysIn = ({ observed }: Setup) => {
    const prefix = keyOf(before, JSON.stringify(observed));
    return ({ path, docs, version, partial, plugin = '', hash }: SourceFile): string =>
      digestOf([prefix, path, docs, version, partial, plugin, hash].join('\0')).slice(0, 32);
  };
  const keyNow = setup && keysIn(setup);
  let keyFresh: ReturnType<typeof keysIn> | undefined;
  return {
    setup,
    async find(source) {
      const text = keyNow && store.get('facts', keyNow(source));
      if (text === undefined) return undefined;
      const kept = read(text);
      const { bodyKey, observed } = kept;
      return store.has('bodies', bodyKey) && (observed.length === 0 || (await files.holds(observed))) ? kept : undefined;
    },
    keep(source, fresh, { body, hash, ...kept }) {
      store.put('bodies', kept.bodyKey, body);
      const isMarred = [...fresh.reported, ...kept.reported].some(
        ({ code }) => /^(?:plugin|site-code)\//.test(code) || code === unread,
      );
      if (isMarred) return kept;
      if (!keyFresh) {
        store.put('notes', before, JSON.stringify(fresh));
        keyFresh = keysIn(fresh);
      }
      store.put('facts', keyFresh({ ...source, hash }), print(kept));
      return kept;
    },
  };
}

/** Collections whose excerpts end at a marker of their own. */
function markersOf({ name, collections = [] }: Plugin): readonly string[] {
  return collections.flatMap(({ id, truncateMarker }) =>
    truncateMarker === undefined ? [] : `${name} ${id} ${typeof truncateMarker} ${String(truncateMarker)}`,
  );
}

/** Facts are text already: as a value of JSON they would be escaped once more. */
function print({ facts, ...rest }: Kept): string {
  return `${JSON.stringify(rest)}\n${facts}`;
}

function read(text: string): Kept {
  const end = text.indexOf('\n');
  return { ...(JSON.parse(text.slice(0, end)) as Omit<Kept, 'facts'>), facts: text.slice(end + 1) };
}

/**
 * What decides how sources are parsed: the settings for it, and the plugins that take part. Members of the preset are as old
 * as slodocs itself; of any other plugin nobody knows which of the config's modules it is made of.
 */
async function partsOf({ config, files }: Context): Promise<readonly string[]> {
  const { settings } = config;
  const { steps } = config;
  const taking = [...config.plugins.filter(({ markdown, frontMatter }) => markdown || frontMatter), ...(steps ? [steps] : [])];
  const own = taking.filter((plugin) => plugin === steps || config.pluginIndexes.has(plugin));
  return [
    JSON.stringify([settings.markdown, settings.limits, policyMarks(settings), settings.lang, settings.dir, settings.strings]),
    JSON.stringify(taking.map(({ name }) => name)),
    JSON.stringify(config.plugins.flatMap(markersOf)),
    own.length > 0 ? config.digest : '',
    ...(await Promise.all(taking.map((plugin) => inputsDigest(files, plugin)))),
    ...(own.length > 0 ? config.inputs.map((path) => `${path} ${files.digest(path)}`) : []),
  ];
}
