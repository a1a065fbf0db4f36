// Notes the islands of a page: the slots that are hydrated, their props, and what they ask of the page.

import type { PageData, SlotIsland } from '#model/page-data';
import type { PageProps } from '#model/page-props';
import type { LayoutIslands } from '#model/theme';

/** What islands have read of a page: names of its values, and `site.` before those of the site. */
export type Reads = Set<string>;

/** The same page, which notes what is read of it. */
export function noteReads(page: PageProps, reads: Reads): PageProps {
  const site = noting(page.site, (name) => void reads.add(`site.${name}`));
  return noting({ ...page, site }, (name) => void reads.add(name));
}

export interface PageIslands extends LayoutIslands {
  /** The slots that have been rendered as islands, by key. */
  readonly slots: NonNullable<PageData['slots']>;
  /** The page as its islands need it: all plain values, and of lists and objects those that were read or that their code mentions. */
  read(): PageProps;
}

export interface IslandCode {
  readonly live: readonly string[];
  readonly isLayout: boolean;
  /** The names that a live slot's own code mentions, or the layout's where none is given. */
  readonly mentioned: (slot?: string) => ReadonlySet<string>;
}

export function openIslands(page: PageProps, reads: Reads, { live, isLayout, mentioned }: IslandCode): PageIslands {
  const slots: Record<string, SlotIsland> = {};
  const noted = noteReads(page, reads);
  const names = isLayout ? [mentioned()] : [];
  // What only event handlers and effects read is unknown while the page is rendered.
  const isSent = (prefix: string, name: string): boolean => reads.has(prefix + name) || names.some((all) => all.has(name));
  return {
    slots,
    live: new Set(live),
    isLayout,
    page: noted,
    add(slot, props) {
      const count = Object.values(slots).filter((one) => one.slot === slot).length;
      const key = count === 0 ? slot : `${slot}-${count + 1}`;
      if (count === 0) names.push(mentioned(slot));
      const { page: _, ...own } = props as Readonly<Record<string, unknown>>;
      const keys = Object.keys(page) as (keyof PageProps)[];
      const given: Record<string, string> = {};
      const plain: Record<string, unknown> = {};
      const shown: Record<string, unknown> = { page: noted };
      for (const [name, value] of Object.entries(own)) {
        const of = value === page ? '' : keys.find((one) => typeof value === 'object' && value !== null && page[one] === value);
        if (of === undefined) {
          // The HTML of a body is in the page.
          plain[name] = name === 'body' && typeof value === 'string' ? '' : value;
          shown[name] = value;
          continue;
        }
        given[name] = of;
        shown[name] = of === '' ? noted : noted[of];
      }
      slots[key] = {
        slot,
        ...(Object.keys(plain).length > 0 && { props: plain }),
        ...(Object.keys(given).length > 0 && { given }),
      };
      return { key, props: shown };
    },
    read() {
      const { words: _, site, ...own } = page;
      const only = (values: object, prefix: string) =>
        Object.entries(values).filter(([name, value]) => typeof value !== 'object' || value === null || isSent(prefix, name));
      return Object.fromEntries([...only(own, ''), ['site', Object.fromEntries(only(site, 'site.'))]]) as unknown as PageProps;
    },
  };
}

function noting<Values extends object>(values: Values, onRead: (name: string) => void): Values {
  return new Proxy(values, {
    get(target, name, receiver) {
      if (typeof name === 'string') onRead(name);
      return Reflect.get(target, name, receiver);
    },
  });
}
