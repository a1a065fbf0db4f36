// Adds pages that plugins place in sidebars, with the categories around them.
import type { PlacedDoc } from '#model/page';
import type { SidebarSpot, SpotCategory } from '#model/sidebar';
import { placeOfSource } from '#model/source-file';
import { idsIn, type WrittenCategory, type WrittenItem, type WrittenSidebar } from './written-item.ts';

/** The added pages of one category, and its subcategories. */
interface Added {
  readonly docs: PlacedDoc[];
  readonly categories: Map<string, Added & { readonly category: SpotCategory; readonly by: PlacedDoc }>;
}

export function spotOf({ document }: PlacedDoc): SidebarSpot | undefined {
  return document.source.sidebar;
}

/** True where the plugin places the page elsewhere than in its folder. */
export function isAdded(doc: PlacedDoc): boolean {
  const spot = spotOf(doc);
  return spot?.name !== undefined || spot?.categories !== undefined;
}

/** Adds pages to the sidebars that they name. A sidebar that nobody has written is created. `listed` are those that have a place. */
export function withNamed(
  sidebars: readonly WrittenSidebar[],
  docs: readonly PlacedDoc[],
  listed: ReadonlySet<PlacedDoc>,
): readonly WrittenSidebar[] {
  const byName = new Map<string, PlacedDoc[]>();
  const ids = new Set(sidebars.flatMap(({ items }) => idsIn(items)));
  for (const doc of docs) {
    const { name = listed.has(doc) || ids.has(doc.id) ? undefined : spotOf(doc)?.otherwise } = spotOf(doc) ?? {};
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), doc]);
  }
  if (byName.size === 0) return sidebars;
  const made = [...byName.keys()].filter((name) => sidebars.every((sidebar) => sidebar.name !== name));
  return [...sidebars, ...made.map((name) => ({ name, items: [] }))].map(({ name, items }) => ({
    name,
    items: withAdded(items, byName.get(name) ?? []),
  }));
}

/** Adds pages to a list of items, in their categories. Existing items keep their order, unless they have positions. */
export function withAdded(items: readonly WrittenItem[], docs: readonly PlacedDoc[]): readonly WrittenItem[] {
  if (docs.length === 0) return items;
  const root: Added = { docs: [], categories: new Map() };
  for (const doc of docs) {
    let level = root;
    for (const written of spotOf(doc)?.categories ?? []) {
      const category = typeof written === 'string' ? { label: written } : written;
      const known = level.categories.get(category.label);
      // Settings that any page gives for a category apply to the whole category.
      const next = { docs: [], categories: new Map(), by: doc, ...known, category: { ...category, ...known?.category } };
      level.categories.set(category.label, next);
      level = next;
    }
    level.docs.push(doc);
  }
  return merge(items, root);
}

function merge(items: readonly WrittenItem[], { docs, categories }: Added): readonly WrittenItem[] {
  const left = new Map(categories);
  const own = items.map((item): WrittenItem => {
    const added = item.type === 'category' ? left.get(item.label) : undefined;
    if (!added || item.type !== 'category') return item;
    left.delete(item.label);
    return { ...categoryOf(added.category, added.by), ...withoutGaps(item), items: merge(item.items, added), isEmpty: false };
  });
  const made = [...left.values()].map((added) => ({ ...categoryOf(added.category, added.by), items: merge([], added) }));
  return [...own, ...docs.map(entryOf), ...made].sort((a, b) => orderOf(a) - orderOf(b) || 0);
}

function orderOf({ position = Number.MAX_VALUE }: WrittenItem): number {
  return position;
}

function entryOf(doc: PlacedDoc): WrittenItem {
  const { source, facts } = doc.document;
  const position = facts.frontMatter.sidebar_position ?? source.sidebar?.position;
  return { type: 'doc', id: doc.id, position, place: placeOfSource(source) };
}

function categoryOf({ link, ...category }: SpotCategory, by: PlacedDoc): WrittenCategory {
  const place = placeOfSource(by.document.source);
  return { type: 'category', ...category, ...(link && { link: { ...link, place } }), items: [], place };
}

function withoutGaps(item: WrittenCategory): WrittenCategory {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as unknown as WrittenCategory;
}
