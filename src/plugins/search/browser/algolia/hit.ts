// Converts the records that Algolia finds into hits. All texts stay texts, whatever they hold.
import type { Marked, SearchHit } from 'slodocs/kit';

/** Characters around words that were found, which no text of a page has. */
export const beforeMark = '\u0002';
export const afterMark = '\u0003';

const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = 'lvl0' | 'lvl1' | (typeof levels)[number];

type Highlighted = { readonly value?: string } | undefined;

export interface AlgoliaHit {
  readonly url: string;
  readonly type: Level | 'content';
  readonly hierarchy: Readonly<Partial<Record<Level, string | null>>>;
  readonly content?: string | null;
  readonly _highlightResult?: { readonly hierarchy?: Readonly<Partial<Record<Level, Highlighted>>> };
  readonly _snippetResult?: { readonly content?: Highlighted };
}

/** Undefined for one whose address leads to no page. */
export function hitOf(found: AlgoliaHit): SearchHit | undefined {
  const url = addressOf(found.url);
  if (url === undefined) return undefined;
  const { hierarchy, type, _highlightResult: highlighted, _snippetResult: snippet } = found;
  const textAt = (level: Level): Marked => markedOf(highlighted?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '');
  const page = textAt('lvl1');
  const headings = levels.map(textAt).filter((text) => text.length > 0);
  const excerpt = type === 'content' ? markedOf(snippet?.content?.value ?? found.content ?? '') : [];
  const texts = [page, ...headings, excerpt].flat();
  return {
    url,
    group: hierarchy.lvl0 ?? '',
    page: page.length > 0 ? page : textAt('lvl0'),
    headings,
    excerpt,
    kind: type === 'content' ? 'text' : headings.length > 0 ? 'heading' : 'page',
    type: 'doc',
    words: [...new Set(texts.flatMap(({ text, marked }) => (marked ? [text.toLowerCase()] : [])))].sort(),
  };
}

function markedOf(text: string): Marked {
  return text.split(beforeMark).flatMap((part, n) => {
    const [first = '', rest = ''] = n === 0 ? ['', part] : part.split(afterMark);
    return [...(first === '' ? [] : [{ text: first, marked: true } as const]), ...(rest === '' ? [] : [{ text: rest }])];
  });
}

/** Records have whole addresses. Those of this site lead to the copy of it that is open, such as a preview. */
function addressOf(written: string): string | undefined {
  if (!URL.canParse(written, location.href)) return undefined;
  const url = new URL(written, location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const isOwn = url.origin === location.origin || url.origin === new URL(canonical, location.href).origin;
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
