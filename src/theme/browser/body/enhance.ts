// Makes the body of a page interactive: tabs, code buttons, image zoom.
import type { SayWord } from '../../page/strings.ts';
import { enhanceCode } from './code-tools.ts';
import { revealTargets } from './reveal.ts';
import { enhanceScrollers } from './scroll-stops.ts';
import { enhanceTabs } from './tabs.ts';
import { enhanceImages } from './zoom.ts';

/**
 * Expects a body in the document that is hydrated if React owns it. Covers elements that are added later. Returns a function that
 * undoes everything.
 */
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
  // Without this attribute, tabs are listed one below the other: from now on they can be chosen.
  document.documentElement.dataset['tabs'] = '';
  refresh();
  additions.observe(body, { childList: true, subtree: true });
  revealTargets(signal);
  return () => controller.abort();
}

/** An element with `role="button"` alone needs key handlers. */
function pressAsButton(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (!['Enter', ' '].includes(event.key) || !target.matches('.tab-label[role=tab],[data-zoom]')) return;
  event.preventDefault();
  target.click();
}
