// Reads a page for agents: its Markdown edition, or its source where it has none.
import type { Page } from '#model/page';
import type { Site } from '#model/site';
import { versionFinder } from '#model/version';
import type { EmittedOfPage } from '#session/open-session';
import type { Answers, Given } from './definitions.ts';
import { type FoundPage, fileOf, routeOf } from './known-site.ts';
import { answer, Refused } from './quoted.ts';
import { type PageHeading, sectionOf } from './sections.ts';

export interface ReadablePage extends Pick<FoundPage, 'page' | 'anchor' | 'redirectedFrom'> {
  readonly site: Site;
  readonly form: 'markdown' | 'source';
  readonly text: string;
}

/** What the plugin `twins` makes of a page is its Markdown edition, whose name ends like this. */
export const twinsPlugin = 'twins';

export function isTwin(path: string): boolean {
  return path.endsWith('.md');
}

/** Undefined where the site makes no edition of it. */
export function twinOf(
  { page, site, texts }: EmittedOfPage,
  found: Omit<FoundPage, 'language' | 'page'>,
): ReadablePage | undefined {
  const [text] = texts;
  return text === undefined ? undefined : { ...found, page, site, form: 'markdown', text };
}

export function readPage(readable: ReadablePage, { section, offset, limit }: Given['read_page']) {
  const { page, site, form, redirectedFrom } = readable;
  const headings = headingsOf(page);
  const wanted = section ?? readable.anchor;
  const whole = wanted === undefined ? readable.text : sectionOf(readable.text, headings, wanted.replace(/^#/, ''));
  if (offset > 0 && offset >= whole.length)
    throw new Refused(`the offset ${offset} is past the end`, `The text has ${whole.length} characters.`);
  const end = endOf(whole, offset, offset + limit);
  const text = whole.slice(offset, end);
  const route = routeOf(page, site);
  const data: Answers['read_page'] = {
    route,
    title: page.title,
    description: page.description,
    file: fileOf(page) ?? null,
    version: versionFinder(site.versions)(page)?.name ?? null,
    language: site.settings.i18n?.locale.name ?? site.settings.lang,
    redirected_from: redirectedFrom ?? null,
    form,
    headings: [...headings],
    characters: whole.length,
    tokens: Math.ceil(whole.length / 4),
    offset,
    next_offset: end < whole.length ? end : null,
    text,
  };
  const rest = data.next_offset === null ? '' : ` It continues at offset ${data.next_offset}.`;
  const from = data.file === null ? '' : `, made from "${data.file}"`;
  const part = wanted === undefined ? 'The page' : `The section "${wanted}" of the page`;
  return answer(data, `${part} "${route}"${from}: ${whole.length} characters, about ${data.tokens} tokens.${rest}`, text);
}

/** At the end of a line, if there is one near, and never inside of a character. */
function endOf(text: string, from: number, most: number): number {
  if (most >= text.length) return text.length;
  const line = text.lastIndexOf('\n', most - 1) + 1;
  if (line > Math.max(from, most - 500)) return line;
  return /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
}

function headingsOf(page: Page): readonly PageHeading[] {
  if (page.kind === 'listing') return [];
  return page.headings.flatMap(({ depth, text, id }) => (id === '' ? [] : { depth, text, anchor: id }));
}
