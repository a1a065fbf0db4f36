// Makes the elements of sidebar entries that no page shows until a reader asks for them, like those that the server renders.
import type { SidebarEntry } from '#model/page-props';
import { makeElement } from '../../dom/make-element.ts';
import { makeIcon } from '../../dom/make-icon.ts';
import type { SayText } from '../behavior.ts';

/** Called with each entry and the element that has been made of it. */
export type OnEntry = (item: HTMLLIElement, entry: SidebarEntry) => void;

/** `components/Sidebar/SidebarEntries.tsx` renders the same. Closed categories have no list yet. */
export function makeList(entries: readonly SidebarEntry[], say: SayText, onEntry: OnEntry): HTMLUListElement {
  const items = entries.map((entry) => {
    const item = makeItem(entry, say);
    onEntry(item, entry);
    if (entry.open && entry.items.length > 0) item.append(makeList(entry.items, say, onEntry));
    return item;
  });
  return makeElement('ul', {}, ...items);
}

function makeItem(entry: SidebarEntry, say: SayText): HTMLLIElement {
  const { html, leadsInside, type, collapsible } = entry;
  const ofHtml = html && `sidebar-html${html.plain ? '' : ' sidebar-text'}`;
  const kind = ofHtml ?? (type === 'category' && `branch${collapsible ? '' : ' fixed'}`);
  const item = makeElement('li', { className: [kind, entry.className].filter(Boolean).join(' ') });
  if (item.className === '') item.removeAttribute('class');
  if (html) item.innerHTML = html.content;
  else item.append(makeLabel(entry, say));
  if (leadsInside) item.dataset['inside'] = 'true';
  return item;
}

function makeLabel({ type, label, badge, href, external, collapsible }: SidebarEntry, say: SayText): HTMLElement {
  const link = href === null ? document.createElement('span') : makeElement('a', { href });
  if (badge) {
    const { text, kind = 'neutral' } = badge;
    const className = kind === 'neutral' ? 'badge' : `badge badge-${kind}`;
    link.append(makeElement('span', { textContent: label }), ' ', makeElement('span', { className, textContent: text }));
  } else link.append(label);
  // A category opens here, wherever its first entry leads.
  const isOpened = type === 'category' && collapsible;
  if (external && !isOpened && link instanceof HTMLAnchorElement) {
    Object.assign(link, { target: '_blank', rel: 'noopener noreferrer' });
    const hint = makeElement('span', { className: 'visually-hidden', textContent: ` ${say('theme.externalLinkAriaLabel')}` });
    link.append(makeIcon('external'), hint);
  }
  return link;
}
