// Samples items with a fixed seed, so that tests of every page take no longer on larger sites.
import { isThorough } from './property-runs.ts';
import { seeded } from './seeded-faults/random.ts';

/** In their order. All of them where there are no more than that, and in the deep run. */
export function sampled<const T>(all: readonly T[], most = 60): readonly T[] {
  if (isThorough() || all.length <= most) return all;
  const random = seeded(1);
  const places = all.map((_, place) => place);
  const drawn = new Set(Array.from({ length: most }, () => places.splice(random.below(places.length), 1)[0]));
  return all.filter((_, place) => drawn.has(place));
}
