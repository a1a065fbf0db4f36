// Preloads the typeface file that every page needs.
import { assetMark } from '#model/asset-mark';
import type { HeadElement } from '#model/theme';
import type { SiteValues } from '../recipe/recipe.ts';

export function fontElements({ fonts }: Pick<SiteValues, 'fonts'>): readonly HeadElement[] {
  return fonts.slice(0, 1).map((file) => ({
    tag: 'link',
    // Fonts are fetched without credentials, even from the same host.
    attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: assetMark(file), crossorigin: 'anonymous' },
  }));
}
