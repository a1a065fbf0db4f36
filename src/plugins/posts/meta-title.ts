// Sets the title that browsers and other sites show of a post, from its front matter key `title_meta`.
import type { Page } from '#model/page';
import type { Settings } from '#model/settings';
import type { HeadElement } from '#model/theme';
import { ownValue } from './doc-values.ts';

/** `docs` is the key of the folder of the posts. */
export function metaTitle(page: Page, docs: string, { title, titleDelimiter }: Settings): readonly HeadElement[] {
  if (page.kind !== 'doc' || page.docs !== docs) return [];
  const written = String(ownValue(page, 'title_meta') ?? '').trim();
  if (written === '') return [];
  return [
    { tag: 'title', attributes: {}, children: `${written} ${titleDelimiter} ${title}` },
    { tag: 'meta', attributes: { property: 'og:title', content: written } },
  ];
}
