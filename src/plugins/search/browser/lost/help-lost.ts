// Helps on a missing page: fills the search field with the words of its address, and lists pages with similar ones.

import { cutText } from '#model/graphemes';
import type { ListedAddress, SearchMeta } from '#model/search';
import { say } from '../texts.ts';
import { nearestAddresses, wordsOfAddress } from './nearest.ts';

const most = 5;
const listId = 'slodocs-nearest';

/** `place` is an element of the page's content. The list stands at the end, where nothing moves for it. */
export async function helpLost(place: Element, { base, files }: SearchMeta): Promise<void> {
  const { pathname } = location;
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  const input = document.querySelector<HTMLInputElement>('main .search-input');
  if (input && input.value === '') input.value = cutText(wordsOfAddress(below), input.maxLength);
  // Offline, the words in the field are all that can be done.
  const response = await fetch(`${files}pages.json`).catch(() => undefined);
  if (!response?.ok) return;
  const listed = ((await response.json()) as readonly ListedAddress[]).map(
    ([url, title]): ListedAddress => [url.slice(base.length), title],
  );
  document.getElementById(listId)?.remove();
  const nearest = nearestAddresses(below, listed, most);
  if (nearest.length > 0 && location.pathname === pathname) place.parentElement?.append(printed(nearest, base));
}

function printed(nearest: readonly ListedAddress[], base: string): HTMLElement {
  const nav = element('nav', { id: listId, className: 'nearest' });
  const title = element('h2', { id: `${listId}-title`, className: 'sections-title', textContent: say('theme.NotFound.nearest') });
  nav.setAttribute('aria-labelledby', title.id);
  const list = document.createElement('ul');
  for (const [path, label] of nearest) {
    const item = document.createElement('li');
    const link = element('a', { href: base + path, textContent: label });
    item.append(link, ' ', element('code', { textContent: `/${path}` }));
    list.append(item);
  }
  nav.append(title, list);
  return nav;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
