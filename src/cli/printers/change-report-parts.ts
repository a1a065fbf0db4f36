// Prints what has changed in a block of a page, and words of pages, as HTML.
import type { BlockChange, Part } from '#index';
import { excerpt, nameOf, shown } from './change-report-words.ts';

const mostText = { same: 2000, changed: 4000 };

export function printChange(change: BlockChange): string {
  const { kind, parts, links, properties } = change;
  const words = excerpt(parts, mostText);
  const body = words.some((part) => part.text !== '')
    ? `<p class="text${kind === 'code' ? ' code' : ''}">${words.map(printPart).join('')}</p>`
    : '';
  return `<p class="what">${nameOf(change)}</p>${body}${printList('Links', links)}${printList('Properties', properties)}`;
}

function printList(name: string, { removed, added }: BlockChange['links']): string {
  const all = [...removed.map((one) => `<del>${text(one)}</del>`), ...added.map((one) => `<ins>${text(one)}</ins>`)];
  return all.length === 0 ? '' : `<p class="what">${name}: <code>${all.join(' ')}</code></p>`;
}

function printPart({ text: words, change }: Part): string {
  if (words === '') return '';
  return change === 'none' ? text(words) : change === 'removed' ? `<del>${text(words)}</del>` : `<ins>${text(words)}</ins>`;
}

export function code(words: string): string {
  return `<code>${text(words)}</code>`;
}

/** Text of pages, which is never markup of the report. */
export function text(words: string): string {
  return shown(words).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
