// What the last builds rendered, by all that a page is made of.

import type { Context } from '#context/context';
import { isNoIndex } from '#model/head';
import type { Page } from '#model/page';
import type { Lookups } from './lookups/lookups.ts';
import type { Rendered } from './render-task.ts';

/** What is kept of a rendered page. Its HTML stands apart: most builds need none of it. */
export interface KeptPage extends Omit<Rendered, 'html' | 'modules' | 'head'> {
  /** The elements of its head, as JSON: few builds look at them, and all pages together have many. */
  readonly head: string;
  readonly noIndex: boolean;
  /** Keys of the texts of modules that it names. */
  readonly modules: readonly string[];
}

export interface KeptPages {
  find(page: Page, key: string): Promise<KeptPage | undefined>;
  /**
   * Why nothing is found of a page that was kept: a file that its rendering looked at is another now, the site answers what it asked
   * otherwise, or it is lost.
   */
  lacks(page: Page, key: string): 'files' | 'answers' | 'lost';
  keep(key: string, rendered: Rendered): KeptPage;
  html(page: KeptPage): string;
  body(page: KeptPage): string;
}

export function openKeptPages({ store, files, reporter, config }: Context, lookups: Lookups): KeptPages {
  const html = ({ digest }: KeptPage): string => store.unpack('pages', digest);
  const isThere = ({ digest, modules }: KeptPage): boolean => [digest, ...modules].every((one) => store.has('pages', one));
  return {
    async find(page, key) {
      const text = store.get('heads', key);
      if (text === undefined) return undefined;
      const kept = read(text);
      // Each of what it looked at is an input of this build, whatever the site answers.
      const holds = isThere(kept) && (kept.observed.length === 0 || (await files.holds(kept.observed)));
      return holds && lookups.hold(page, kept.answers) ? kept : undefined;
    },
    lacks(page, key) {
      const text = store.get('heads', key);
      const kept = text === undefined ? undefined : read(text);
      if (!kept || !isThere(kept)) return 'lost';
      return lookups.hold(page, kept.answers) ? 'files' : 'answers';
    },
    keep(key, { html, modules, head, ...rest }) {
      store.put('pages', rest.digest, html);
      for (const [name, text] of modules) store.put('pages', name, text);
      const kept: KeptPage = {
        ...rest,
        modules: modules.map(([name]) => name),
        head: JSON.stringify(head),
        noIndex: isNoIndex(head),
      };
      // A fault may have its cause anywhere, and its words may name a line of the config.
      const isFaulty = kept.reported.some(
        ({ code, place }) => reporter.severityOf(code) === 'error' || (place && config.inputs.includes(place.file)),
      );
      if (!isFaulty) store.put('heads', key, print(kept));
      return kept;
    },
    html,
    body: (page) => (typeof page.body === 'string' ? page.body : html(page).slice(page.body[0], page.body[0] + page.body[1])),
  };
}

/** The head is text already: as a value of JSON it would be escaped once more. */
function print({ head, ...rest }: KeptPage): string {
  return `${JSON.stringify(rest)}\n${head}`;
}

function read(text: string): KeptPage {
  const end = text.indexOf('\n');
  return { ...(JSON.parse(text.slice(0, end)) as Omit<KeptPage, 'head'>), head: text.slice(end + 1) };
}
