// Tells what the authors of a page say, by which slodocs knows whether a page is translated.
import { hash } from 'node:crypto';
import type { TreeNode, VirtualSource } from 'slodocs/kit';
import type { Section } from './section.ts';

/**
 * Nothing for a site of one language. Texts of the specification are what has a place in it; titles of other pages, tags and the like
 * are among `more`.
 */
export function meaningOf(
  { isTranslatable }: Pick<Section, 'isTranslatable'>,
  children: readonly TreeNode[],
  more: readonly (string | undefined)[],
): Pick<VirtualSource, 'meaning'> {
  if (!isTranslatable) return {};
  const texts: unknown[] = [...more];
  const visit = ({ type, place, value, children: inner = [] }: TreeNode): void => {
    if (place && (type === 'markdown' || type === 'paragraph')) texts.push(type === 'markdown' ? value : inner);
    else inner.forEach(visit);
  };
  children.forEach(visit);
  return { meaning: hash('sha256', JSON.stringify(texts)) };
}
