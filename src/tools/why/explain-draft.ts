// Explains a draft: a page that is not published.
import { keyPlace, type PlacedDoc } from '#model/page';
import type { DraftExplanation } from '#model/why';

export function explainDraft({ route, title, document }: PlacedDoc): DraftExplanation {
  const { source, facts } = document;
  return { kind: 'draft', route: route.path, title, path: source.path, place: keyPlace(facts, 'draft') };
}
