// Compares the sidebars that a page shows in two builds.
import type { BuiltPage, SidebarLink } from './built-site.ts';
import type { Finding } from './finding.ts';

/**
 * Docusaurus leaves entries of closed categories out of the HTML, so that ours may have more entries: what no page of theirs shows is
 * found when all pages are known.
 */
export function compareSidebars(at: string, theirs: BuiltPage, ours: BuiltPage): readonly Finding[] {
  const found: Finding[] = [];
  const left = byAddress(ours.sidebar);
  const common: Match[] = [];
  for (const entry of theirs.sidebar) {
    const own = extractAlike(left.get(entry.href), entry);
    if (!own) found.push({ code: 'missing-in-sidebar', at, theirs: printEntry(entry) });
    else common.push({ entry, own });
  }
  for (const { entry, own } of common) {
    if (entry.label !== own.label)
      found.push({ code: 'sidebar-label', at, theirs: entry.label, ours: own.label, to: entry.href });
    // A label that differs is told once, and not again for all entries inside.
    if (theirs.hasCategories && entry.path.length !== own.path.length)
      found.push({ code: 'sidebar-category', at, theirs: printEntry(entry), ours: printEntry(own) });
  }
  const place = new Map(ours.sidebar.map((entry, n) => [entry, n]));
  const sorted = [...common].sort((a, b) => (place.get(a.own) ?? 0) - (place.get(b.own) ?? 0));
  const moved = common.findIndex(({ entry }, n) => entry !== sorted[n]?.entry);
  const [before, after] = [common[moved], sorted[moved]];
  if (before && after) found.push({ code: 'sidebar-order', at, theirs: printEntry(before.entry), ours: printEntry(after.entry) });
  return found;
}

interface Match {
  readonly entry: SidebarLink;
  readonly own: SidebarLink;
}

function byAddress(entries: readonly SidebarLink[]): ReadonlyMap<string, SidebarLink[]> {
  const found = new Map<string, SidebarLink[]>();
  for (const entry of entries) found.set(entry.href, [...(found.get(entry.href) ?? []), entry]);
  return found;
}

/** Removes and gives the entry that is most alike. What leads to the first page of a category is not the page, but for the same label. */
function extractAlike(entries: SidebarLink[] = [], { isLeaf, label }: SidebarLink): SidebarLink | undefined {
  const best =
    entries.find((entry) => entry.isLeaf === isLeaf && entry.label === label) ??
    entries.find((entry) => entry.isLeaf === isLeaf) ??
    entries.find((entry) => entry.label === label);
  if (best) entries.splice(entries.indexOf(best), 1);
  return best;
}

export function printEntry({ path, label, href }: SidebarLink): string {
  return `${[...path, label].join(' › ')} (${href})`;
}
