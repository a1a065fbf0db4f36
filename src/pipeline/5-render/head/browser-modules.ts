// Creates the head elements that load the theme's browser modules.
import { assetMark, integrityMark, relativeMark } from '#model/asset-mark';
import { earlyId, startId } from '#model/page-data';
import type { BrowserModules, HeadElement } from '#model/theme';
import { everyVariant, type VariantAxis } from '#model/variants';
import { browserModule } from '#output/asset-file';
import type { SiteValues } from '../recipe/recipe.ts';

/** Runs before first paint, so its data must be on the element itself. */
export function earlyScript({ modules }: BrowserModules, { storage, colors, announcement }: SiteValues): HeadElement {
  const { respectPrefersColorScheme, defaultMode, disableSwitch } = colors.colorMode;
  const file = browserModule(modules['slodocs/early'] ?? '');
  return {
    tag: 'script',
    attributes: {
      id: earlyId,
      src: assetMark(file),
      integrity: integrityMark(file),
      'data-default-mode': respectPrefersColorScheme ? 'system' : defaultMode,
      ...(disableSwitch ? { 'data-no-switch': true as const } : {}),
      // An announcement that cannot be closed needs no such check.
      ...(announcement?.isCloseable ? { 'data-announcement': announcement.id } : {}),
      ...(storage.type === 'localStorage' ? {} : { 'data-storage': storage.type }),
      ...(storage.suffix === '' ? {} : { 'data-storage-suffix': storage.suffix }),
    },
  };
}

/** For a site with variants: it chooses among them before first paint. */
export function variantsScript({ modules }: BrowserModules, { variants }: Pick<SiteValues, 'variants'>): readonly HeadElement[] {
  if (variants.length === 0) return [];
  const file = browserModule(modules['slodocs/variants'] ?? '');
  const axes = JSON.stringify(variants.map(choicesOf));
  return [{ tag: 'script', attributes: { src: assetMark(file), integrity: integrityMark(file), 'data-variants': axes } }];
}

function choicesOf({ name, values, initial = everyVariant }: VariantAxis) {
  return [name, values.map((value) => value.name), initial];
}

/**
 * For the home page: it must load even where a wrong base breaks every other file. `data-home` distinguishes it from scripts of
 * all pages.
 */
export function baseUrlScript({ modules }: BrowserModules): HeadElement {
  const file = browserModule(modules['slodocs/base-url'] ?? '');
  const attributes = { src: relativeMark(file), integrity: integrityMark(file), defer: true, 'data-home': true } as const;
  return { tag: 'script', attributes };
}

/** The modules of every page: what the site tells them, and what starts behaviors, islands and navigation. */
export function clientElements(browser: BrowserModules, start: string): readonly HeadElement[] {
  const client = browserModule(browser.modules['slodocs/client'] ?? '');
  return [moduleScript(start, { id: startId }), moduleScript(client)];
}

function moduleScript(file: string, more: Readonly<Record<string, string>> = {}): HeadElement {
  return { tag: 'script', attributes: { type: 'module', ...more, src: assetMark(file), integrity: integrityMark(file) } };
}
