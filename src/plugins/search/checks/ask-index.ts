// Asks an index, and asks again only where a file has changed that the answer was read from.

import { hash } from 'node:crypto';
import type { EmittedFile, Json, OpenedIndex, PluginContext, SearchClient, SearchEngine, SearchIndex } from 'slodocs/kit';

export interface AskedIndex {
  readonly engine: SearchEngine;
  readonly index: SearchIndex;
  /** The files of the index, on which answers depend. */
  readonly files: readonly EmittedFile[];
}

/** Asks `client`, which has loaded nothing, and sees in `loaded` the texts of the files that it loads, by their paths. */
type Work<T> = (client: SearchClient, loaded: ReadonlyMap<string, string>) => Promise<T>;

/** Answers with plain data. `about` covers all that the work depends on besides the index. */
export type AskIndex = <T>(about: Json, work: Work<T>) => Promise<T>;

/**
 * An answer is cached by the files that it was read from. Which these are is cached as well, by those that are known so far: at
 * first by none, so that an edit leads to the files of the answer before, and to further ones where it was read from more.
 */
export function askerOf({ engine, index, files }: AskedIndex, ctx: PluginContext): AskIndex {
  const keys = new Map(files.map(({ path, key }) => [path, key]));
  let opened: Promise<OpenedIndex> | undefined;
  const run = async <T>(work: Work<T>): Promise<{ readonly answer: T; readonly read: readonly string[] }> => {
    opened ??= engine.open?.(index, files, ctx);
    if (!opened) throw new Error(`the engine "${engine.name}" has no "open"`);
    const loaded = new Map<string, string>();
    const whole = await opened;
    const client = whole.anew?.((path, text) => loaded.set(path, text));
    const answer = await work(client ?? whole, loaded);
    return { answer, read: client ? [...loaded.keys()].sort() : [...keys.keys()] };
  };
  const base = [engine.name, index.folder, index.scopes.map(({ id }) => id)];
  return async <T>(about: Json, work: Work<T>) => {
    let running: ReturnType<typeof run<T>> | undefined;
    for (let known: readonly string[] = []; ; ) {
      const state = known.map((path) => [path, keys.get(path) ?? '']);
      const step = await ctx.cached<Json>(`asked ${hash('sha256', JSON.stringify([base, about, state]))}`, async () => {
        running ??= run(work);
        const { answer, read } = await running;
        const more = read.filter((path) => !known.includes(path));
        return more.length > 0 ? { more } : { answer: answer as Json };
      });
      const { answer, more } = step as { readonly answer?: T; readonly more?: readonly string[] };
      if (!more) return answer as T;
      known = [...known, ...more];
    }
  };
}
