// Builds the context in which a page's queries are answered.

import type { JsonObject } from '#model/json';
import type { Answers, Question } from '#model/lookups';
import type { Page } from '#model/page';
import type { PageProps } from '#model/page-props';
import { isOutsideDocs } from '#model/source-file';
import type { OwnFields } from '../recipe/page-slices.ts';
import type { PageValues } from '../recipe/recipe.ts';

export interface QueryContext {
  /** The path of its route. */
  readonly path: string;
  /** The id of the doc; undefined for any other page. */
  readonly id: string | undefined;
  readonly sidebar: string | undefined;
  /** Undefined outside of the docs. */
  readonly version: { readonly docs: string; readonly name: string } | undefined;
  readonly plugin: Answers['plugin'];
  /** Plugins' data for this page alone. */
  readonly data: Page['data'];
}

export function queryContextOf({ page, owner, versions: { own: version } }: PageValues): QueryContext {
  return {
    path: page.route.path,
    id: page.kind === 'doc' && !isOutsideDocs(page.docs) ? page.id : undefined,
    sidebar: page.sidebar,
    version: version && { docs: version.docs, name: version.name },
    plugin: owner ?? pluginOf(page, version?.docs),
    data: page.data,
  };
}

/** Uses Docusaurus's plugin names for pages that slodocs itself makes. */
function pluginOf(page: OwnFields, docs: string | undefined): Answers['plugin'] {
  if (page.kind === 'doc' && isOutsideDocs(page.docs)) return { name: 'docusaurus-plugin-content-pages', id: 'default' };
  if (page.kind === 'doc' || page.origin === 'sidebar') return { name: 'docusaurus-plugin-content-docs', id: docs ?? 'default' };
  return { name: page.origin === 'core' ? 'native' : page.origin, id: 'default' };
}

/** A querying page, with lazy fields that only some queries read. */
export interface QueryingPage extends QueryContext {
  readonly props: () => PageProps;
  /** The page's front matter. */
  readonly frontMatter: () => JsonObject;
}

export type ResolveQuery = (page: QueryingPage, question: Question) => Answers[keyof Answers];

/** Throws the error for the querying component. */
export type Resolvers<Names extends keyof Answers> = {
  readonly [Name in Names]: (page: QueryingPage, ...about: string[]) => Answers[Name];
};
