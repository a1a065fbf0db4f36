// Resolves documents into the site: places pages, calls plugins, arranges sidebars, binds or reports every link.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import type { AbsentPage } from '#model/page';
import type { Site } from '#model/site';
import type { Sources } from '#model/source-file';
import type { BoundSite } from './addressing.ts';
import { resolveInPasses } from './passes.ts';
import type { Resolver } from './resolver.ts';

export { placeDrafts } from './place/drafts.ts';
export { categorySchema } from './sidebars/category-schema.ts';

/** `absent` are the pages of the site that its language lacks. */
export async function resolve(
  context: Context,
  sources: Sources,
  documents: readonly Document[],
  absent?: readonly AbsentPage[],
): Promise<Site> {
  return (await resolveInPasses(context, { sources, documents, absent })).bound.site;
}

/** Resolves and also returns the lookup tables, for tools. */
export async function resolveOpenly(context: Context, sources: Sources, documents: readonly Document[]): Promise<BoundSite> {
  return (await resolveInPasses(context, { sources, documents })).bound;
}

/** Imported only for a site that stays open. */
export async function openResolver(context: Context): Promise<Resolver> {
  return (await import('./resolver.ts')).createResolver(context);
}
