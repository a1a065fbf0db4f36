// Opens the pop-up above the page, or closes it.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cutText } from 'slodocs/theme';
import type { createFoundWords } from '../arrival/found-words.ts';
import { showFound } from '../arrival/show-found.ts';
import { readMeta } from '../meta.ts';
import type { Session } from '../session.ts';
import { longestQuery } from './options.ts';
import { Popup } from './Popup.tsx';

export function togglePopup(session: Session, found: ReturnType<typeof createFoundWords>, text: string): void {
  const open = document.querySelector<HTMLDialogElement>('dialog.search-popup');
  if (open) open.close();
  else openPopup(session, found, text);
}

function openPopup(session: Session, found: ReturnType<typeof createFoundWords>, text: string): void {
  const meta = readMeta();
  session.warm();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = (): void => {
    root.unmount();
    host.remove();
  };
  const follow = (url: string, words: readonly string[], query: string): void => {
    found.put(url, words, query);
    // No navigation begins.
    if (new URL(url, location.href).href === location.href) showFound(found.take() ?? []);
  };
  const selected = text === '' ? (getSelection()?.toString() ?? '') : '';
  const start = cutText((text || selected).replace(/\s+/g, ' ').trim(), longestQuery);
  // Whoever asks twice finds it open.
  flushSync(() => root.render(<Popup meta={meta} client={session.client} start={start} onFollow={follow} onClose={close} />));
}
