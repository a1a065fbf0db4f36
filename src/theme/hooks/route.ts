// Provides hooks for the current location and the plugin that made the page, under Docusaurus' names.
import { useSyncExternalStore } from 'react';
import type { Answers } from '#model/lookups';
import { usePage, useShownPage } from '../page/page-context.tsx';
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
