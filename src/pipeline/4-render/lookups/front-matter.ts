// A document to what its author wrote above its content, as content itself sees it.
import type { Document } from '#model/document';
import type { JsonObject } from '#model/json';

/** Keys that slodocs does not know stand among the others. */
export function frontMatterOf(page: { readonly document: Pick<Document, 'facts'> } | undefined): JsonObject {
  const { other, ...known } = page?.document.facts.frontMatter ?? { other: {} };
  return { ...other, ...known } as JsonObject;
}
