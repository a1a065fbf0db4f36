// Makes what stands beside the breadcrumbs of a page: how long reading takes, and what it offers to do with its Markdown.

import { type PageAction, pageTools } from '#model/page-actions';
import type { PageActionProps } from '#model/page-props';
import { readingMinutes } from '#model/reading-time';
import { sayer } from '#model/strings/strings';
import type { HeadElement } from '#model/theme';
import type { PageValues, SiteValues } from '../recipe/recipe.ts';

/** `words` is undefined where the site tells no reading times. */
export function actionsOf(
  site: SiteValues,
  head: PageValues['head'],
  words: number | undefined,
): readonly PageActionProps[] | undefined {
  const time = words ? [{ label: readingTime(words, site.language) }] : [];
  // Most sites ask for none.
  const offered = site.actions.length === 0 ? [] : offeredOf(site, head);
  return time.length + offered.length > 0 ? [...time, ...offered] : undefined;
}

function readingTime(words: number, language: SiteValues['language']): string {
  const count = Math.ceil(readingMinutes(words));
  return sayer(language)('theme.blog.post.readingTime.plurals', { count, readingTime: count });
}

/** `head` names the Markdown, whichever plugin makes it. */
function offeredOf({ actions, addresses, language }: SiteValues, head: PageValues['head']): readonly PageActionProps[] {
  const [href] = head.flat().flatMap((element) => markdownIn(element) ?? []);
  if (href === undefined) return [];
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
