// Lists counted names, the most frequent first.
import type { Counted } from '#model/search';

export function counted<Name extends string>(counts: ReadonlyMap<Name, number>): readonly Counted[] {
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
