// An address with a hash to what it names, where that stands in a closed part of the page: the part is opened.
import { showTab } from './tab-set.ts';

/** Gives what ends it. What the page was opened with is opened at once. */
export function revealTargets(body: HTMLElement): () => void {
  const open = (hash: string): HTMLElement | undefined => {
    const target = document.getElementById(decoded(hash.slice(1)));
    return target && body.contains(target) && revealIn(body, target) ? target : undefined;
  };
  const arrive = (): void => open(location.hash)?.scrollIntoView();
  // Before the browser looks for the way to it. That a link is followed again changes no address.
  const click = ({ target }: Event): void => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
    if (link && link.href.split('#')[0] === location.href.split('#')[0]) open(link.hash);
  };
  document.addEventListener('click', click, true);
  addEventListener('hashchange', arrive);
  arrive();
  return () => {
    document.removeEventListener('click', click, true);
    removeEventListener('hashchange', arrive);
  };
}

/** Whether anything was closed around the target. */
function revealIn(body: HTMLElement, target: HTMLElement): boolean {
  let opened = false;
  for (let around = target.parentElement; around && around !== body; around = around.parentElement) {
    const tab = around.matches('.tab-content[hidden]') ? around.parentElement : null;
    if (tab?.parentElement) {
      showTab(tab.parentElement, tab.dataset['tabValue']);
      opened = true;
    }
    if (around instanceof HTMLDetailsElement && !around.open) {
      around.open = true;
      opened = true;
    }
  }
  return opened;
}

/** An address that somebody wrote by hand may hold a percent sign that means nothing. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
