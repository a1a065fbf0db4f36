// Helps on a missing page: fills the search field with the words of its address, and lists pages with similar ones.

import type { ListedAddress, SearchMeta } from 'slodocs/kit';
import { cutText } from 'slodocs/theme';
import { say } from '../texts.ts';

const most = 5;
const listId = 'slodocs-nearest';

/** `place` is an element of the page's content. What follows the search field waits for the list, by rules of its style. */
export async function helpLost(place: HTMLElement, meta: SearchMeta): Promise<void> {
  await listNearest(place, meta);
  place.dataset['helped'] = '';
}

async function listNearest(place: Element, { base, files }: SearchMeta): Promise<void> {
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
  if (nearest.length === 0 || location.pathname !== pathname) return;
  const form = place.nextElementSibling;
  // What is seen by now moves for nothing: then the list stands at the end.
  if (form?.nextElementSibling?.checkVisibility({ visibilityProperty: true }))
    place.parentElement?.append(printed(nearest, base));
  else (form ?? place).after(printed(nearest, base));
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

/** Addresses that share less have nothing to do with each other. From 0 to 1. */
const leastLikeness = 0.3;

function nearestAddresses(asked: string, listed: readonly ListedAddress[], most: number): readonly ListedAddress[] {
  const [path, last] = [pairsOf(asked), pairsOf(lastPart(asked))];
  return (
    listed
      .map((address) => {
        const [url] = address;
        return { address, likeness: 0.6 * shared(last, pairsOf(lastPart(url))) + 0.4 * shared(path, pairsOf(url)) };
      })
      .filter(({ likeness }) => likeness >= leastLikeness)
      .sort((a, b) => b.likeness - a.likeness || (a.address[0] < b.address[0] ? -1 : 1))
      .map(({ address }) => address)
      // Of a page in several versions, the one whose address is most like it.
      .filter(([, title], n, all) => all.findIndex((other) => other[1] === title) === n)
      .slice(0, most)
  );
}

/** The words of an address, for a search. */
function wordsOfAddress(path: string): string {
  const plain = decoded(path).replace(/(?:\/|\/index)?(?:\.(?:html?|mdx?|php|aspx?))?$/i, '');
  return (lastPart(plain).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

function lastPart(path: string): string {
  const plain = path.replace(/(?:\/|\.html?)$/, '');
  return plain.slice(plain.lastIndexOf('/') + 1);
}

/** Pairs of letters, each as often as it stands there: what `shared` compares. */
function pairsOf(text: string): ReadonlyMap<string, number> {
  const plain = ` ${decoded(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const pairs = new Map<string, number>();
  for (let n = 0; n + 1 < plain.length; n++) pairs.set(plain.slice(n, n + 2), (pairs.get(plain.slice(n, n + 2)) ?? 0) + 1);
  return pairs;
}

/** Dice's coefficient. */
function shared(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const sizeOf = (pairs: ReadonlyMap<string, number>): number => [...pairs.values()].reduce((sum, one) => sum + one, 0);
  let both = 0;
  for (const [pair, count] of a) both += Math.min(count, b.get(pair) ?? 0);
  return (2 * both) / (sizeOf(a) + sizeOf(b) || 1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
