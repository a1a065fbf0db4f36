// Resolves documents into the site: places pages, calls plugins, arranges sidebars, binds or reports every link.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import type { Site } from '#model/site';
import type { Sources } from '#model/source-file';
import type { BoundSite } from './addressing.ts';
import { type Resolving, resolveInPasses } from './passes.ts';
import type { Resolver } from './resolver.ts';

export type { Resolving } from './passes.ts';
export { placeDrafts } from './place/drafts.ts';
export { categorySchema } from './sidebars/category-schema.ts';

export async function resolve(context: Context, resolving: Resolving): Promise<Site> {
  return (await resolveInPasses(context, resolving)).bound.site;
}

/** Resolves and also returns the lookup tables, for tools. */
export async function resolveOpenly(context: Context, sources: Sources, documents: readonly Document[]): Promise<BoundSite> {
  return (await resolveInPasses(context, { sources, documents })).bound;
}

/** Imported only for a site that stays open. */
export async function openResolver(context: Context): Promise<Resolver> {
  return (await import('./resolver.ts')).createResolver(context);
}
