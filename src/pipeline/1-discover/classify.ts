// Classifies paths in a content folder: page, partial, category file, asset, or ignored.

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
