// Resolves documents into the site: pages are placed, plugins reshape them, sidebars are made, and every link is bound or reported.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import type { Sources } from '#model/source-file';
import type { BoundSite } from './addressing.ts';
import { resolveInPasses } from './passes.ts';

export { placeDrafts } from './place/drafts.ts';
export { createResolver, type Resolver } from './resolver.ts';
export { categorySchema } from './sidebars/category-schema.ts';

/** The site, with what links were looked up in and what plugins have changed, for who looks up more. */
export async function resolve(context: Context, sources: Sources, documents: readonly Document[]): Promise<BoundSite> {
  return (await resolveInPasses(context, sources, documents)).bound;
}
