// Finds the addresses that plugins name in the head of a page: of its Markdown, and of the list of all pages.
import type { HeadElement } from '#model/theme';

type Groups = readonly (readonly HeadElement[])[];

export function markdownIn(head: Groups): string | undefined {
  return linkIn(head, 'alternate', 'text/markdown');
}

export function indexIn(head: Groups): string | undefined {
  return linkIn(head, 'index', 'text/plain');
}

function linkIn(head: Groups, rel: string, type: string): string | undefined {
  const found = head
    .flat()
    .find(({ tag, attributes }) => tag === 'link' && attributes['rel'] === rel && attributes['type'] === type);
  const href = found?.attributes['href'];
  return typeof href === 'string' ? href : undefined;
}
