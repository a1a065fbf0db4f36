// Makes the elements that load the theme's modules for browsers.
import { assetMark, integrityMark, relativeMark } from '#model/asset-mark';
import { earlyId } from '#model/page-data';
import type { BrowserModules, HeadElement } from '#model/theme';
import { browserModule } from '#output/asset-file';
import type { SiteValues } from '../recipe/recipe.ts';
import { link } from './elements.ts';

/** It runs before anything is painted: it has to know what it decides without being told by another file. */
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
      // One that cannot be closed is for all readers.
      ...(announcement?.isCloseable ? { 'data-announcement': announcement.id } : {}),
      ...(storage.type === 'localStorage' ? {} : { 'data-storage': storage.type }),
      ...(storage.suffix === '' ? {} : { 'data-storage-suffix': storage.suffix }),
    },
  };
}

/** For the home page: it has to be found where nothing else is, under a wrong base. `data-home` tells it from what all pages run. */
export function baseUrlScript({ modules }: BrowserModules): HeadElement {
  const file = browserModule(modules['slodocs/base-url'] ?? '');
  const attributes = { src: relativeMark(file), integrity: integrityMark(file), defer: true, 'data-home': true } as const;
  return { tag: 'script', attributes };
}

/** What wakes every page up, and all that comes with it. */
export function clientElements(browser: BrowserModules): readonly HeadElement[] {
  const entry = browser.modules['slodocs/client'] ?? '';
  return [moduleScript(browserModule(entry)), ...(browser.imports[entry] ?? []).map((one) => modulePreload(browserModule(one)))];
}

export function moduleScript(file: string): HeadElement {
  return { tag: 'script', attributes: { type: 'module', src: assetMark(file), integrity: integrityMark(file) } };
}

/** Integrity of a module that others import stands here alone. */
export function modulePreload(file: string): HeadElement {
  return link({ rel: 'modulepreload', href: assetMark(file), integrity: integrityMark(file) });
}
