// Gives what the author of a page wrote above its content, as content itself sees it.
import type { JsonObject } from '#model/json';
import type { PageValues } from '../recipe/recipe.ts';

/** Keys that slodocs does not know stand among the others. */
export function frontMatterOf({ page, content }: PageValues): JsonObject {
  const [doc] = page.kind === 'doc' ? content : [];
  const { other, ...known } = doc?.document.facts.frontMatter ?? { other: {} };
  return { ...other, ...known } as JsonObject;
}
