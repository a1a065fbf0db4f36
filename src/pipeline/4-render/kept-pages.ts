// What the last builds rendered, by all that a page is made of.
import type { Context } from '../context/context.ts';
import type { Rendered } from './render-job.ts';

/** What is kept of a rendered page. Its HTML stands apart: most builds need none of it. */
export interface KeptPage extends Omit<Rendered, 'html' | 'modules'> {
  /** Keys of the texts of modules that it names. */
  readonly modules: readonly string[];
}

export interface KeptPages {
  find(key: string): Promise<KeptPage | undefined>;
  /** Why nothing is found of a page that was kept: a file that its rendering looked at is another now, or it is lost. */
  lacks(key: string): 'files' | 'lost';
  keep(key: string, rendered: Rendered): KeptPage;
  html(page: KeptPage): string;
  body(page: KeptPage): string;
}

export function openKeptPages({ store, files, reporter, config }: Context): KeptPages {
  const html = ({ digest }: KeptPage): string => store.unpack('pages', digest);
  const isThere = ({ digest, modules }: KeptPage): boolean => [digest, ...modules].every((one) => store.has('pages', one));
  return {
    async find(key) {
      const text = store.get('heads', key);
      if (text === undefined) return undefined;
      const kept = JSON.parse(text) as KeptPage;
      return isThere(kept) && (await files.holds(kept.observed)) ? kept : undefined;
    },
    lacks(key) {
      const text = store.get('heads', key);
      return text !== undefined && isThere(JSON.parse(text) as KeptPage) ? 'files' : 'lost';
    },
    keep(key, { html, modules, ...rest }) {
      store.put('pages', rest.digest, html);
      for (const [name, text] of modules) store.put('pages', name, text);
      const kept: KeptPage = { ...rest, modules: modules.map(([name]) => name) };
      // A fault may have its cause anywhere, and its words may name a line of the config.
      const isFaulty = kept.reported.some(
        ({ code, place }) => reporter.severityOf(code) === 'error' || (place && config.inputs.includes(place.file)),
      );
      if (!isFaulty) store.put('heads', key, JSON.stringify(kept));
      return kept;
    },
    html,
    body: (page) => (typeof page.body === 'string' ? page.body : html(page).slice(page.body[0], page.body[0] + page.body[1])),
  };
}
