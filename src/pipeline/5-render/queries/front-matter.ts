// Provides a page's front matter in the form in which content sees it.
import type { JsonObject } from '#model/json';
import type { PageValues } from '../recipe/recipe.ts';

/** Unknown keys are merged with the known ones. */
export function frontMatterOf({ page, content }: PageValues): JsonObject {
  const [doc] = page.kind === 'doc' ? content : [];
  const { other, ...known } = doc?.document.facts.frontMatter ?? { other: {} };
  return { ...other, ...known } as JsonObject;
}
