// Loads the parts of search that a reader needs, once one of them is needed: pop-up, search page, highlights, suggestions.
import { createFoundWords } from './arrival/found-words.ts';
import { showFound } from './arrival/show-found.ts';
import { helpLost } from './lost/help-lost.ts';
import { readMeta } from './meta.ts';
import { tendSearchPage } from './page/tend-page.tsx';
import { togglePopup } from './popup/toggle.tsx';
import { createSession } from './session.ts';

declare const process: { readonly env: { readonly NODE_ENV: string } };

const session = createSession();
const found = createFoundWords();

export const { warm } = session;

/** Opens the pop-up with a text in its field, or closes it. */
export function toggle(text: string): void {
  // While a site is written, the index changes with each edit.
  const isWritten = process.env.NODE_ENV === 'development';
  togglePopup(isWritten ? createSession() : session, found, text);
}

/** Tends a page that was just shown. */
export async function visit(): Promise<void> {
  const words = found.take();
  if (words) showFound(words);
  const results = document.querySelector<HTMLElement>('[data-search-results]');
  if (results) tendSearchPage(results, session, found);
  const lost = document.querySelector<HTMLElement>('[data-not-found]');
  if (lost) await helpLost(lost, readMeta());
}
