// Asks for the file of the theme's typeface that every page needs, before the stylesheet has been read.
import { assetMark } from '#model/asset-mark';
import type { HeadElement } from '#model/theme';
import type { SiteValues } from '../recipe/recipe.ts';

export function fontElements({ fonts }: Pick<SiteValues, 'fonts'>): readonly HeadElement[] {
  return fonts.slice(0, 1).map((file) => ({
    tag: 'link',
    // Fonts are fetched without credentials, from the same host as well.
    attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: assetMark(file), crossorigin: 'anonymous' },
  }));
}
