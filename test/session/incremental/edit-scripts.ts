// Generates random scripts: a site, and successive edits of it.
import fc from 'fast-check';
import { isThorough } from '../../property-runs.ts';
import { seeded } from '../../seeded-faults/random.ts';
import type { Texts } from './edits/edit.ts';
import { editsOnDisk } from './edits/edits-on-disk.ts';
import { faultEdits, mend } from './edits/faults.ts';
import { ignoreEdits } from './edits/ignores.ts';
import { languageEdits } from './edits/languages.ts';
import { pageEdits } from './edits/pages.ts';
import { partEdits } from './edits/parts.ts';
import { postEdits } from './edits/posts.ts';
import { redirectEdits } from './edits/redirects.ts';
import { siteEdits } from './edits/site.ts';
import { variantEdits } from './edits/variants.ts';
import type { Shape } from './random-site.ts';
import { type Tree, writeTree } from './tree.ts';

const editsOfTexts = {
  ...pageEdits,
  ...postEdits,
  ...redirectEdits,
  ...partEdits,
  ...siteEdits,
  ...languageEdits,
  ...faultEdits,
  ...ignoreEdits,
  ...variantEdits,
};

export interface Step {
  /** The name of an edit. */
  readonly edit: string;
  /** Which page, which word: the edit is the same for the same number. */
  readonly seed: number;
  /** What earlier steps broke is mended first. */
  readonly mended: boolean;
}

export interface Script {
  readonly site: Shape;
  /** Of the builds after edits; builds from nothing have the other number, of one and two. */
  readonly concurrency: number;
  /** Every build is a process of its own. */
  readonly processes: boolean;
  readonly steps: readonly Step[];
}

const kinds = [
  pageEdits,
  postEdits,
  redirectEdits,
  partEdits,
  siteEdits,
  languageEdits,
  faultEdits,
  ignoreEdits,
  variantEdits,
  editsOnDisk,
].map((edits) => fc.constantFrom(...Object.keys(edits)));

export const scripts: fc.Arbitrary<Script> = fc.record({
  site: fc.record({
    pages: fc.integer(isThorough() ? { min: 20, max: 60 } : { min: 6, max: 12 }),
    seed: fc.nat(9999),
    versions: fc.boolean(),
    // A language more costs as much as half of a site.
    languages: fc.oneof(
      { weight: isThorough() ? 1 : 3, arbitrary: fc.constant('none' as const) },
      { weight: 3, arbitrary: fc.constantFrom('show' as const, 'absent' as const, 'redirect' as const) },
    ),
  }),
  concurrency: fc.constantFrom(1, 2),
  // Of the machine's time a process takes as much as ten edits.
  processes: isThorough()
    ? fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) })
    : fc.constant(false),
  steps: fc.array(
    fc.record({
      edit: fc.oneof(...kinds),
      seed: fc.nat(9999),
      mended: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    }),
    { minLength: 1, maxLength: isThorough() ? 8 : 1 },
  ),
});

/** Carries a step out in the folder where `standing` stands, and gives what stands there then. `first` is what the site began with. */
export function carryOut({ edit, seed, mended }: Step, root: string, standing: Tree, first: Tree): Tree {
  const texts: Texts = new Map(standing);
  if (mended) mend(texts, first);
  editsOfTexts[edit]?.(texts, seeded(seed));
  writeTree(root, texts, standing);
  editsOnDisk[edit]?.(root, seeded(seed), texts);
  return texts;
}
