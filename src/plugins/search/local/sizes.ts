// Decides over how many files an index is spread.

export interface Sizes {
  readonly groups: number;
  readonly shards: number;
  readonly lists: number;
}

/**
 * The fewer files there are, the more of each is not what a query asks for. Hosts take 15,000 or 20,000 files, of which each page
 * is two: the index of 1,000 pages has about 350, and that of 10,000 about 900.
 */
export function sizesOf(pages: number): Sizes {
  const between = (least: number, wanted: number, most: number): number => {
    return stepTo(Math.max(1, Math.min(most, Math.max(least, wanted))));
  };
  return {
    groups: between(1, pages / 16, 64),
    shards: between(Math.min(pages / 2, 128), (pages - 500) / 4, 384),
    lists: between(1, pages / 16, 8),
  };
}

/** Cards of fewer sections than this would make a file each of what is read together. */
const leastPerFile = 8;

export function sectionsPerFile(pages: number, sections: number): number {
  const files = Math.min(512, Math.max(Math.min(pages, 192), (pages - 200) / 3.75));
  return stepTo(Math.max(leastPerFile, sections / Math.max(1, files)));
}

/** The next power of two, or one and a half of it, so that a page more hardly ever moves the others. */
function stepTo(wanted: number): number {
  const power = 2 ** Math.ceil(Math.log2(wanted));
  return power * 0.75 >= wanted && power > 2 ? power * 0.75 : power;
}
