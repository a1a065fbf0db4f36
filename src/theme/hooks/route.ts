// Provides hooks for the current location and the plugin that made the page, under Docusaurus' names.
import { useSyncExternalStore } from 'react';
import type { Answers } from '#model/lookups';
import { usePage, useShownPage } from '../mdx/page-context.tsx';
import { useAsk } from './ask.ts';

export interface PageLocation {
  /** With the base of the site. */
  readonly pathname: string;
  /** Empty until the page is awake. */
  readonly search: string;
  readonly hash: string;
}

export function useLocation(): PageLocation {
  const { href } = usePage();
  const rest = useSyncExternalStore(listen, readRest, () => '#');
  const [search = '', hash] = rest.split('#');
  return { pathname: href, search, hash: hash ? `#${hash}` : '' };
}

/** Moves of a component's own, under the names of Docusaurus' router. Addresses have the base. */
export interface PageHistory {
  readonly location: PageLocation;
  push(to: HistoryAddress): void;
  replace(to: HistoryAddress): void;
  go(steps: number): void;
  goBack(): void;
  goForward(): void;
}

type HistoryAddress = string | Partial<PageLocation>;

export function useHistory(): PageHistory {
  const here = useLocation();
  const hrefOf = (to: HistoryAddress): string => {
    if (typeof to === 'string') return to;
    const { pathname = here.pathname, search = '', hash = '' } = to;
    return pathname + search + hash;
  };
  return {
    location: here,
    // A click of a link, so that the page is changed without a load where it can be.
    push(to) {
      const link = document.createElement('a');
      link.href = hrefOf(to);
      link.hidden = true;
      document.body.append(link);
      link.click();
      link.remove();
    },
    replace: (to) => location.replace(hrefOf(to)),
    go: (steps) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
  };
}

function readRest(): string {
  return location.search + location.hash;
}

function listen(onChange: () => void): () => void {
  const events = ['popstate', 'hashchange'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** The plugin that made the page. */
export function useRouteContext(): Pick<Answers, 'plugin'> {
  if (!useShownPage()) throw new Error('Unexpected: no Docusaurus route context found');
  return { plugin: useAsk('useRouteContext')('plugin') };
}
