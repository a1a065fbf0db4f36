// Creates the head elements that load the theme's browser modules.
import { assetMark, integrityMark, relativeMark } from '#model/asset-mark';
import { earlyId } from '#model/page-data';
import type { BrowserModules, HeadElement } from '#model/theme';
import { browserModule } from '#output/asset-file';
import type { SiteValues } from '../recipe/recipe.ts';
import { link } from './social.ts';

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

/**
 * For the home page: it must load even where a wrong base breaks every other file. `data-home` distinguishes it from scripts of
 * all pages.
 */
export function baseUrlScript({ modules }: BrowserModules): HeadElement {
  const file = browserModule(modules['slodocs/base-url'] ?? '');
  const attributes = { src: relativeMark(file), integrity: integrityMark(file), defer: true, 'data-home': true } as const;
  return { tag: 'script', attributes };
}

/** The module that hydrates every page, with preloads of its imports. */
export function clientElements(browser: BrowserModules): readonly HeadElement[] {
  const entry = browser.modules['slodocs/client'] ?? '';
  return [moduleScript(browserModule(entry)), ...(browser.imports[entry] ?? []).map((one) => modulePreload(browserModule(one)))];
}

export function moduleScript(file: string): HeadElement {
  return { tag: 'script', attributes: { type: 'module', src: assetMark(file), integrity: integrityMark(file) } };
}

/** Imported modules have their integrity only in this element. */
export function modulePreload(file: string): HeadElement {
  return link({ rel: 'modulepreload', href: assetMark(file), integrity: integrityMark(file) });
}
