// Decides which files of a content folder are pages, by configured globs or the default rules.
import type { Context } from '#context/context';
import type { ContentPatterns } from '#model/content-settings';
import type { Place } from '#model/place';

export interface ContentFilter {
  /** Classifies a file by its path in the content folder. */
  kindOf(relative: string): ContentKind;
  /** Patterns that have matched no file so far. */
  unmatched(): readonly Pattern[];
  /** True where the configuration sets globs. */
  readonly isNarrowed: boolean;
}

export interface Pattern {
  readonly key: 'include' | 'exclude';
  readonly index: number;
  readonly glob: string;
}

/** `usual` classifies files without globs; `isPage` tells which names can be pages. */
export async function openFilter(
  { include, exclude }: ContentPatterns,
  usual: (relative: string) => ContentKind,
  isPage: (relative: string) => boolean,
): Promise<ContentFilter> {
  if (!include && !exclude) return { kindOf: usual, unmatched: () => [], isNarrowed: false };
  const { default: picomatch } = await import('picomatch');
  const matcher = (key: Pattern['key'], globs: readonly string[] = []) =>
    globs.map((glob, index) => ({ key, index, glob, matches: picomatch(glob, { dot: true }), used: false }));
  const [included, excluded] = [matcher('include', include), matcher('exclude', exclude)];
  // Tests all patterns, so that each match is recorded.
  const matchesAny = (patterns: typeof included, relative: string): boolean =>
    patterns.filter((pattern) => {
      const matches = pattern.matches(relative);
      pattern.used ||= matches;
      return matches;
    }).length > 0;
  return {
    kindOf(relative) {
      const kind = usual(relative);
      const isIncluded = !include || matchesAny(included, relative);
      const isExcluded = matchesAny(excluded, relative);
      if (kind === 'category') return isExcluded ? 'ignored' : kind;
      if (!isPage(relative)) return kind;
      const isChosen = exclude ? !isExcluded : kind === 'page';
      if (isIncluded && isChosen) return 'page';
      // Excluded files are still read if a page imports them.
      return kind === 'page' ? 'ignored' : kind;
    },
    unmatched: () =>
      [...included, ...excluded]
        .filter(({ used, glob }) => !used && !mayMatchNothing(glob))
        .map(({ key, index, glob }) => ({ key, index, glob })),
    isNarrowed: true,
  };
}

/** Defaults of Docusaurus, which configs repeat, and folders that are never walked. */
function mayMatchNothing(glob: string): boolean {
  return usualPatterns.has(glob) || glob.includes('node_modules');
}

const usualPatterns: ReadonlySet<string> = new Set([
  '**/*.{md,mdx}',
  '**/*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/*.test.*',
  '**/__tests__/**',
]);

/** `placeOf` locates a pattern in the configuration. */
export function reportUnmatched(
  context: Context,
  filter: ContentFilter,
  folder: string,
  placeOf: (path: readonly (string | number)[]) => Place | undefined,
): void {
  for (const { key, index, glob } of filter.unmatched()) {
    const place = placeOf([key, index]);
    context.reporter.report({
      code: 'discover/unmatched-pattern',
      message: `the pattern "${glob}" in "${key}" does not match any file in "${folder}"`,
      help: 'Correct or remove it. Patterns are relative to that folder, and `**/` matches any folders below it.',
      ...(place ? { place } : {}),
    });
  }
}

export type ContentKind = 'page' | 'partial' | 'category' | 'asset' | 'ignored';

/** Tells what a file is by its path in the content folder. Names that begin with `_` are partials, as in Docusaurus. */
export function classify(relative: string): ContentKind {
  const segments = relative.split('/');
  const name = segments.at(-1) ?? '';
  if (/^_category_\.(json|ya?ml)$/.test(name)) return segments.slice(0, -1).some(isHidden) ? 'ignored' : 'category';
  if (segments.includes('__tests__') || /\.test\.[jt]sx?$/.test(name)) return 'ignored';
  if (!isMarkdown(name)) return 'asset';
  return segments.some(isHidden) ? 'partial' : 'page';
}

/** True for a name that can be a page of a content folder. */
export function isMarkdown(relative: string): boolean {
  return /\.mdx?$/.test(relative);
}

/** Classifies paths in the folder of standalone pages, where modules are pages, too. */
export function classifyStandalone(relative: string): ContentKind {
  const kind = classify(relative);
  if (kind === 'category') return 'ignored';
  if (kind !== 'asset' || !isModule(relative)) return kind;
  return relative.split('/').some(isHidden) ? 'ignored' : 'page';
}

/** True for a name that can be a standalone page. */
export function isStandalone(relative: string): boolean {
  return isMarkdown(relative) || isModule(relative);
}

/** True for a file that matters only once something references it. */
export function isUnreadAsset(kind: ContentKind): boolean {
  return kind === 'asset' || kind === 'ignored';
}

function isModule(path: string): boolean {
  return /\.[jt]sx?$/.test(path) && !path.endsWith('.d.ts');
}

function isHidden(segment: string): boolean {
  return segment.startsWith('_');
}
