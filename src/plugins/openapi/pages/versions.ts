// Links the pages of different versions of an API.
import type { TreeNode } from 'slodocs/kit';
import type { ExternalDocs } from '../api/api.ts';
import { component, heading, link, list, markdown, paragraph, text } from './nodes.ts';
import type { Say } from './schema/facts.ts';
import { linkBetween, type Section, type Sibling } from './section.ts';

/** On pages of a deprecated version: where the current one is. `slug` is that of the operation. */
export function versionNote({ isDeprecated, siblings, say }: Section, id: string, slug?: string): readonly TreeNode[] {
  if (!isDeprecated) return [];
  const current = siblings.find((one) => !one.isDeprecated);
  const more = current
    ? [text(` ${say('openapi.currentVersion')} `), link(addressOf(current, id, slug), text(current.label)), text('.')]
    : [];
  return [component('Admonition', { type: 'warning' }, [paragraph(text(say('openapi.deprecatedVersion')), ...more)])];
}

export function versionList({ siblings, say }: Section, id: string): readonly TreeNode[] {
  if (siblings.length === 0) return [];
  const items = siblings.map((one) => [
    paragraph(link(addressOf(one, id), text(one.label)), ...(one.isDeprecated ? [text(` (${say('openapi.deprecated')})`)] : [])),
  ]);
  return [heading(2, say('openapi.versions')), list(items)];
}

function addressOf({ path, slugs }: Sibling, from: string, slug?: string): string {
  return linkBetween(from, `${path}/${slug !== undefined && slugs.has(slug) ? slug : 'index'}.md`);
}

/** A short description is the text of the link. */
export function moreOf(docs: ExternalDocs | undefined, say: Say): readonly TreeNode[] {
  if (!docs) return [];
  const words = docs.description?.value.trim() ?? say('openapi.moreInformation');
  const isPlain = /^[^\n*_`[\]<>#]+$/.test(words);
  const shown = paragraph(link(docs.url, text(isPlain ? words : say('openapi.moreInformation'))));
  return isPlain ? [shown] : [...markdown(docs.description), shown];
}
