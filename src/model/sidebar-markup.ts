// Determines which data of sidebar entries the markup lacks, so that a page does not hold the rest twice.
import type { SidebarEntry } from './page-props.ts';
import { plainEntry } from './sidebar-tree.ts';

/** What the markup of an entry does not show, by its place among all entries in the order of the document. */
export type UnshownOfEntries = Readonly<Record<string, Partial<SidebarEntry>>>;

/** Undefined for entries with more than their markup can show at any place. */
export function unshownOf(entries: readonly SidebarEntry[]): UnshownOfEntries | undefined {
  const unshown: Record<string, Partial<SidebarEntry>> = {};
  let count = 0;
  const visit = (entry: SidebarEntry): boolean => {
    const at = count++;
    if (entry.items.length > 0 && !entry.open) return false;
    const { items: _, ...own } = entry;
    const shown = shownOf(entry);
    const differing = Object.entries(own).filter(([name, value]) => !shown || shown[name as keyof typeof shown] !== value);
    if (differing.length > 0) unshown[at] = Object.fromEntries(differing);
    return entry.items.every(visit);
  };
  return entries.every(visit) ? unshown : undefined;
}

/** What `readSidebar` reads of the markup of a plain link or category; undefined for other entries. */
function shownOf({ type, label, href, active, collapsible, leadsInside, items, className }: SidebarEntry): object | undefined {
  if ((type !== 'link' && type !== 'category') || className !== null) return undefined;
  return {
    ...plainEntry,
    type,
    label: isPreserved(label) ? label : null,
    // React and parsers of HTML may change other addresses.
    href: href === null || (/^(?:\/|https?:)/.test(href) && isPreserved(href)) ? href : undefined,
    active: active && href !== null && !leadsInside,
    open: items.length > 0,
    collapsible: collapsible && type === 'category',
    ...(leadsInside && { leadsInside }),
  };
}

/** False for text that a parser of HTML changes, and for marks of files, which stand for text of the program's own. */
export function isPreserved(text: string): boolean {
  return !/[\0\r]|\p{Surrogate}/u.test(text);
}
