// The body of a page to one that does what its reader asks: tabs are chosen, code is copied, images are enlarged.
import { enhanceCode } from './code-tools.ts';
import { revealTargets } from './reveal.ts';
import { enhanceTabs } from './tabs.ts';
import { enhanceImages } from './zoom.ts';

/** For a body that is there and, where React owns it, hydrated. What is added to it later is taken in. Gives what undoes all of it. */
export function enhance(body: HTMLElement): () => void {
  const parts = [enhanceTabs(body), enhanceCode(body), enhanceImages(body)];
  const refresh = (): void => {
    for (const part of parts) part.refresh();
  };
  const additions = new MutationObserver(refresh);
  // Without it tabs are listed below one another: now they can be chosen, however this began.
  document.documentElement.dataset['tabs'] = '';
  refresh();
  additions.observe(body, { childList: true, subtree: true });
  const endReveal = revealTargets(body);
  return () => {
    additions.disconnect();
    endReveal();
    for (const part of parts) part.end();
  };
}
