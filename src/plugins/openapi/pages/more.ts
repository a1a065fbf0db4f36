// Links to documentation elsewhere.
import type { TreeNode } from 'slodocs/kit';
import type { ExternalDocs } from '../api/api.ts';
import { link, markdown, paragraph, text } from './nodes.ts';
import type { Say } from './schema/facts.ts';

/** A short description is the text of the link. */
export function moreOf(docs: ExternalDocs | undefined, say: Say): readonly TreeNode[] {
  if (!docs) return [];
  const words = docs.description?.value.trim() ?? say('openapi.moreInformation');
  const isPlain = /^[^\n*_`[\]<>#]+$/.test(words);
  const shown = paragraph(link(docs.url, text(isPlain ? words : say('openapi.moreInformation'))));
  return isPlain ? [shown] : [...markdown(docs.description), shown];
}
