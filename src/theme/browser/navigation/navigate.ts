// Shows the page at an address in place of the last one, as a full load would.

import { type ShownPage, shownEvent } from '#model/dev-page';
import { arrivedEvent } from '#model/page-data';
import { type Shown, showPage, type Update } from '../patch/show-page.ts';
import { readPageData, swapData } from '../site-data.ts';
import { type Announce, closeOverlays, createAnnouncer, focusAfter, scrollAfter } from './arrive.ts';
import type { RouteHooks, RouteLocation, RouteUpdate } from './client-modules.ts';
import type { HistoryEntries } from './history-entries.ts';
import { cleanAddress, isUnder, withoutHash } from './page-address.ts';
import { isOfThisRuntime, type NextPage, type PageStore, runtimeOf } from './page-store.ts';
import { createStyleLoader, type PageStyles } from './page-styles.ts';
import { createProgress } from './progress.ts';
import { showFromTop } from './show-from-top.ts';
import { createHeadSwap } from './swap-head.ts';

export interface NavigatorOptions {
  readonly base: string;
  readonly pages: PageStore;
  readonly entries: HistoryEntries;
  readonly hooks: RouteHooks;
  readonly shown: Shown;
}

/** `pop` where the browser has gone to the address already. */
export type Way = 'push' | 'replace' | 'pop';

export interface Navigator {
  go(address: URL, way: Way): void;
  /** The browser has moved, within the page or to another one. */
  follow(): void;
  /** Announces the first page to hooks. */
  begin(): void;
  /** Loads the shown page again, and shows what has changed; development only. */
  readonly update?: () => void;
}

declare const process: { readonly env: { readonly NODE_ENV: string } };

interface Arrival {
  readonly next: NextPage;
  readonly styles: PageStyles;
}

export function createNavigator(options: NavigatorOptions): Navigator {
  const { base, pages, entries, hooks } = options;
  const progress = createProgress();
  const loadStyles = createStyleLoader();
  const swapHead = createHeadSwap();
  const announce: Announce = createAnnouncer();
  let running = runtimeOf(document);
  let shown: RouteLocation = locationOf(new URL(location.href));
  let pending = new AbortController();

  /** Undefined for a page of another runtime or at another address. */
  const load = async (address: URL, way: Way, signal: AbortSignal): Promise<Arrival | undefined> => {
    const loading = pages.take(withoutHash(address), way === 'pop');
    signal.addEventListener('abort', loading.abort);
    const next = await loading.page;
    if (!isUnder(new URL(next.url), base) || !isOfThisRuntime(next.document, running)) return undefined;
    return { next, styles: await loadStyles(next.document) };
  };

  const show = ({ next, styles }: Arrival, isUpdate = false): void => {
    running = runtimeOf(next.document);
    swapHead(next.document);
    styles.use();
    const { islands } = options.shown;
    const data = readPageData(next.document);
    const update = isUpdate ? { isSameModule: islands.data?.bodyModule === data?.bodyModule } : undefined;
    if (process.env.NODE_ENV === 'development') tellShown(next.document, update);
    showPage(next.document, options.shown, update);
    swapData(next.document);
    islands.show(data);
  };

  const arrive = (address: URL, way: Way, update: RouteUpdate, arrival?: Arrival): void => {
    if (way !== 'pop') entries[way](address.href);
    const position = way === 'pop' ? entries.enter() : undefined;
    shown = update.location;
    closeOverlays();
    const isFromTop = way !== 'pop' && update.location.hash === '';
    if (arrival && isFromTop) showFromTop(() => show(arrival));
    else if (arrival) show(arrival);
    // What React has hydrated may read the address.
    else options.shown.islands.show(options.shown.islands.data);
    dispatchEvent(new Event(arrivedEvent));
    scrollAfter(update, position);
    // Going back keeps the focus, unless its element is gone.
    if (way === 'push' || document.activeElement === document.body) focusAfter(update);
    if (arrival) announce(document.title);
    progress.done();
    hooks.after(update);
  };

  const go = async (address: URL, way: Way): Promise<void> => {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    const update = { location: locationOf(address), previousLocation: shown };
    hooks.before(update);
    const isSamePath = address.pathname === shown.pathname;
    const isOtherQuery = isSamePath && address.search !== shown.search;
    if (!isSamePath) progress.start();
    try {
      const arrival = isOtherQuery ? undefined : await load(address, way, signal);
      if (signal.aborted) return arrival?.styles.drop();
      // The HTML file is the same: components interpret the query.
      if (isOtherQuery) return arrive(address, way, update);
      if (!arrival) return loadWhole(address, way);
      const final = new URL(arrival.next.url);
      final.hash = address.hash;
      const clean = cleanAddress(final, arrival.next.document);
      if (way === 'pop' && clean.href !== location.href) entries.replace(clean.href);
      arrive(clean, way, { ...update, location: locationOf(clean) }, arrival);
    } catch (error) {
      if (signal.aborted) return;
      console.warn(`${address.href} is loaded as a whole:`, error);
      loadWhole(address, way);
    }
  };

  const renew = async (): Promise<void> => {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    pages.clear?.();
    const address = new URL(location.href);
    try {
      const arrival = await load(address, 'replace', signal);
      if (signal.aborted) return arrival?.styles.drop();
      if (!arrival) return location.reload();
      const { next } = arrival;
      const final = new URL(next.url);
      final.hash = address.hash;
      if (final.pathname !== address.pathname)
        return arrive(
          cleanAddress(final, next.document),
          'replace',
          { location: locationOf(final), previousLocation: shown },
          arrival,
        );
      show(arrival, true);
      progress.done();
    } catch {
      // The server may be restarting: the next change tries again.
    }
  };

  return {
    ...(process.env.NODE_ENV === 'development' ? { update: () => void renew() } : {}),
    go: (address, way) => void go(address, way),
    follow() {
      const address = new URL(location.href);
      if (address.pathname !== shown.pathname || address.search !== shown.search) return void go(address, 'pop');
      // The browser has scrolled to a new hash; on an old entry we restore the position.
      pending.abort();
      progress.done();
      const update = { location: locationOf(address), previousLocation: shown };
      hooks.before(update);
      const position = entries.enter();
      shown = update.location;
      if (position) scrollAfter(update, position);
      hooks.after(update);
    },
    begin() {
      const update = { location: shown, previousLocation: null };
      hooks.before(update);
      hooks.after(update);
    },
  };
}

function locationOf({ pathname, search, hash }: URL): RouteLocation {
  return { pathname, search, hash };
}

/** Leaves it to the browser, which adds a history entry. */
function loadWhole(address: URL, way: Way): void {
  if (way === 'pop' || withoutHash(address) === withoutHash(location)) location.reload();
  else location[way === 'push' ? 'assign' : 'replace'](address.href);
}

/** Tells what the development server's script follows, before the page is shown. */
function tellShown(next: Document, update: Update | undefined): void {
  const body = next.querySelector('[data-body]')?.innerHTML ?? null;
  const detail = { isUpdate: update !== undefined, mounts: !update?.isSameModule, body };
  document.dispatchEvent(new CustomEvent<ShownPage>(shownEvent, { detail }));
}
