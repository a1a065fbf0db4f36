// What the last builds rendered, by all that a page is made of.
import type { Context } from '../context/context.ts';
import type { Rendered } from './render-job.ts';

/** What is kept of a rendered page. Its HTML stands apart: most builds need none of it. */
export type KeptPage = Omit<Rendered, 'html'>;

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
  return {
    async find(key) {
      const text = store.get('heads', key);
      if (text === undefined) return undefined;
      const kept = JSON.parse(text) as KeptPage;
      return store.has('pages', kept.digest) && (await files.holds(kept.observed)) ? kept : undefined;
    },
    lacks(key) {
      const text = store.get('heads', key);
      return text !== undefined && store.has('pages', (JSON.parse(text) as KeptPage).digest) ? 'files' : 'lost';
    },
    keep(key, { html, ...kept }) {
      store.put('pages', kept.digest, html);
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
