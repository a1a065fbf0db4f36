// Lists the files that a page may name. A mark of any other file is text that happens to look like one.

import { importedAsset } from '#code/site-bundle/styles-of';
import { settleMarks } from '#model/asset-mark';
import type { Target } from '#model/page';
import type { PartDocument } from '#model/page-parts';
import type { ImageFormat } from '#model/settings';
import type { BrowserModules } from '#model/theme';
import { browserModule, drawingsStylesheet, nameCopy, themeStylesheet } from '#output/asset-file';
import type { SiteValues } from '../recipe/recipe.ts';

export interface PageFiles {
  /** Allows the page to name a file. */
  add(name: string): void;
  /** Keeps only the marks of allowed files in a printed text. The length does not change. */
  settle(text: string): string;
}

/** `common` are names that every page of the site may use. */
export function openPageFiles(common: readonly string[]): PageFiles {
  const names = new Set(common);
  return {
    add: (name) => void names.add(name),
    settle: (text) => settleMarks(text, names),
  };
}

/** The theme's files that each page may load. */
export function themeFiles({ modules, imports }: BrowserModules, { fonts }: Pick<SiteValues, 'fonts'>): readonly string[] {
  const files = [...Object.values(modules), ...Object.keys(imports), ...Object.values(imports).flat()];
  return [themeStylesheet, drawingsStylesheet, ...fonts, ...[...new Set(files)].map(browserModule)];
}

/** Adds the targets of a document's links and images, with the images' copies. */
export function addTargets(files: PageFiles, targets: readonly Target[], formats: readonly ImageFormat[]): void {
  for (const target of targets) {
    if (target.kind !== 'asset') continue;
    files.add(target.path);
    for (const width of target.widths ?? [])
      for (const format of formats) files.add(nameCopy({ path: target.path, width, format }));
  }
}

/** Files that a document imports. */
export function addImports(files: PageFiles, document: PartDocument, assets: ReadonlySet<string>): void {
  for (const imported of document.facts.imports) {
    const path = importedAsset(document, imported, assets);
    if (path !== undefined) files.add(path);
  }
}
