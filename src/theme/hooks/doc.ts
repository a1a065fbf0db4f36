// The doc that a component stands on, under the names that Docusaurus has for it.
import type { JsonObject } from '#model/json';
import type { LinkProps } from '#model/theme';
import { useShownPage } from '../mdx/page-context.tsx';
import { useAsk } from './ask.ts';
import { outside } from './outside.ts';

export interface DocOfPage {
  readonly metadata: {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly permalink: string;
    readonly version: string;
    readonly sidebar: string | null;
    readonly unlisted: boolean;
    readonly draft: boolean;
    readonly editUrl: string | null;
    /** An instant in ISO 8601. */
    readonly lastUpdatedAt: string | null;
    readonly lastUpdatedBy: string | null;
    readonly tags: readonly LinkProps[];
    readonly previous: LinkProps | null;
    readonly next: LinkProps | null;
  };
  readonly frontMatter: JsonObject;
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[];
}

/** Throws on a page that is no doc. */
export function useDoc(): DocOfPage {
  const page = useShownPage();
  const ask = useAsk();
  const { id, sidebar } = page?.version ? ask('here') : { id: null, sidebar: null };
  if (!page?.version || id === null) throw outside('useDoc', 'DocProvider');
  const { title, description, unlisted, draft, tags, previous, next, lastUpdate } = page;
  return {
    metadata: {
      id,
      sidebar,
      title,
      description,
      unlisted,
      draft,
      tags,
      previous,
      next,
      permalink: page.href,
      version: page.version.name,
      editUrl: page.editHref,
      lastUpdatedAt: lastUpdate?.dateTime ?? null,
      lastUpdatedBy: lastUpdate?.author ?? null,
    },
    frontMatter: ask('front matter'),
    toc: page.toc.map(({ html, id, depth }) => ({ value: html, id, level: depth })),
  };
}
