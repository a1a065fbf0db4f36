// Hydrates the islands of a page: a layout at once, others when they come into sight. React is loaded for the first of them.
import { islandAttribute, type PageData, type SiteData } from '#model/page-data';
import type { Words } from '#model/strings/say';
import { setHeldStyles } from './held-styles.ts';
import type { ImportLate } from './late-modules.ts';

export interface IslandRequest {
  readonly island: HTMLElement;
  /** What the model says of `islandAttribute`. */
  readonly name: string;
  readonly data: PageData;
  readonly words: Words | undefined;
  /** What its module exports by default: the components of a body's islands, or a layout. */
  readonly content: unknown;
  /** The site's slots. */
  readonly parts: object;
  /** Called once, when it is hydrated. */
  readonly done: () => void;
  /** Called with what its own boundary has not caught. */
  readonly failed: (fault: unknown) => void;
}

export interface Mounted {
  /** Renders it with the data of another page. */
  update(data: PageData): void;
  unmount(): void;
}

/** What the module that brings React exports as `islands`. */
export interface Runtime {
  hydrate(request: IslandRequest): Mounted;
}

export interface Islands {
  /** Of the page that is shown. */
  readonly data: PageData | undefined;
  /** Takes care of the islands of a page that has just been shown. Those that were there before are rendered with its data. */
  show(data: PageData | undefined): void;
  /** Unmounts an island, or all inside of an element. */
  leave(around: Element): void;
}

export interface IslandOptions {
  readonly site: SiteData;
  readonly importLate: ImportLate;
  /** Called with an island that is hydrated, or has been given up: what is printed there is like the rest of the page. */
  readonly awake: (island: HTMLElement) => void;
}

const selector = `[${islandAttribute}]`;

/** The number of an island in the body; undefined for a layout or slot. Names of slots begin with a capital. */
export function numberInBody(name: string): number | undefined {
  return name.startsWith('body-') ? Number(name.slice(5)) : undefined;
}

export function createIslands({ site, importLate, awake }: IslandOptions): Islands {
  const mounted = new Map<HTMLElement, Mounted>();
  /** The data for which the modules of an island are being loaded. */
  const loading = new WeakMap<HTMLElement, PageData>();
  let data: PageData | undefined;
  const wake = (island: HTMLElement): void => {
    // It may have gone while its modules were loaded.
    if (!island.isConnected || 'awake' in island.dataset) return;
    island.dataset['awake'] = '';
    awake(island);
  };
  const forget = (island: HTMLElement, one: Mounted): void => {
    one.unmount();
    mounted.delete(island);
  };
  const load = async (island: HTMLElement): Promise<void> => {
    const name = island.dataset['island'] ?? '';
    const own = data;
    if (!own || loading.get(island) === own) return;
    loading.set(island, own);
    const html = island.innerHTML;
    const giveUp = (fault: unknown): void => {
      console.error(fault);
      const known = mounted.get(island);
      if (known) forget(island, known);
      // The page stays readable, as the server has rendered it. React takes its elements away first.
      queueMicrotask(() => {
        if (island.isConnected && island.innerHTML !== html) island.innerHTML = html;
        wake(island);
      });
    };
    try {
      const isOfBody = numberInBody(name) !== undefined;
      const address = isOfBody ? own.bodyModule : name === 'layout' ? own.layoutModule : undefined;
      const [{ islands }, module, parts] = (await Promise.all([
        importLate(site.islands),
        address && importLate(address),
        !isOfBody && site.slots ? importLate(site.slots) : {},
      ])) as [{ islands: Runtime }, { default?: unknown } | undefined, object];
      if (!island.isConnected || loading.get(island) !== own) return;
      setHeldStyles(island.querySelectorAll<HTMLElement>('[data-style]'));
      const given = { island, name, data: own, words: site.words, content: module?.default, parts };
      mounted.set(island, islands.hydrate({ ...given, done: () => wake(island), failed: giveUp }));
    } catch (fault) {
      giveUp(fault);
    }
  };
  const inSight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const island = target.closest<HTMLElement>(selector);
        if (!isIntersecting || !island) continue;
        for (const child of island.children) inSight.unobserve(child);
        void load(island);
      }
    },
    { rootMargin: '200px' },
  );
  return {
    get data() {
      return data;
    },
    show(next) {
      data = next;
      for (const [island, one] of mounted) if (!island.isConnected) forget(island, one);
      for (const island of document.querySelectorAll<HTMLElement>(selector)) {
        const known = mounted.get(island);
        const name = island.dataset['island'] ?? '';
        if (known && next) known.update(next);
        else if (name === 'layout' || island.children.length === 0) void load(island);
        // The island has no box of its own.
        else for (const child of island.children) inSight.observe(child);
      }
    },
    leave(around) {
      for (const [island, one] of mounted) {
        if (around.contains(island)) forget(island, one);
      }
    },
  };
}
