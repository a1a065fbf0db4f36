// Makes the links that offer to do something with the Markdown of a page.

import { type PageAction, pageTools } from '#model/page-actions';
import type { PageActionProps } from '#model/page-props';
import { sayer } from '#model/strings/strings';
import type { HeadElement } from '#model/theme';
import type { PageValues, SiteValues } from '../recipe/recipe.ts';

/** `head` names the Markdown, whichever plugin makes it; undefined for a page without. */
export function actionsOf(
  { actions, addresses, language }: SiteValues,
  head: PageValues['head'],
): readonly PageActionProps[] | undefined {
  // Most sites ask for none.
  if (actions.length === 0) return undefined;
  const [href] = head.flat().flatMap((element) => markdownIn(element) ?? []);
  if (href === undefined) return undefined;
  const say = sayer(language);
  const url = new URL(href, addresses.url).href;
  const prompt = say('theme.docs.actions.prompt', { url });
  return actions.map((action: PageAction) => {
    if (action === 'copy') return { label: say('theme.docs.actions.copy'), href, copies: true };
    if (action === 'markdown') return { label: say('theme.docs.actions.markdown'), href };
    const tool = typeof action === 'string' ? pageTools[action] : action;
    const filled = tool.href.replaceAll('{url}', encodeURIComponent(url)).replaceAll('{prompt}', encodeURIComponent(prompt));
    return { label: say('theme.docs.actions.open', { tool: tool.label }), href: filled };
  });
}

function markdownIn({ tag, attributes }: HeadElement): string | undefined {
  const { rel, type, href } = attributes;
  return tag === 'link' && rel === 'alternate' && type === 'text/markdown' && typeof href === 'string' ? href : undefined;
}
