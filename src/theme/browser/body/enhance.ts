// The body of a page to one that does what its reader asks: tabs are chosen, code is copied, images are enlarged.
import type { SayWord } from '../../strings.ts';
import { enhanceCode } from './code-tools.ts';
import { revealTargets } from './reveal.ts';
import { enhanceScrollers } from './scroll-stops.ts';
import { enhanceTabs } from './tabs.ts';
import { enhanceImages } from './zoom.ts';

/** For a body that is there and, where React owns it, hydrated. What is added to it later is taken in. Gives what undoes all of it. */
export function enhance(body: HTMLElement, say: SayWord): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const parts = [enhanceTabs, enhanceCode, enhanceScrollers, enhanceImages].map((part) => part(body, signal, say));
  const refresh = (): void => {
    for (const part of parts) part();
  };
  const additions = new MutationObserver(refresh);
  signal.addEventListener('abort', () => additions.disconnect());
  body.addEventListener('keydown', pressAsButton, { signal });
  // Without it tabs are listed below one another: now they can be chosen, however this began.
  document.documentElement.dataset['tabs'] = '';
  refresh();
  additions.observe(body, { childList: true, subtree: true });
  revealTargets(signal);
  return () => controller.abort();
}

/** What is a button by its role alone has to be told of the keys of one. */
function pressAsButton(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (!['Enter', ' '].includes(event.key) || !target.matches('.tab-label[role=tab],[data-zoom]')) return;
  event.preventDefault();
  target.click();
}
