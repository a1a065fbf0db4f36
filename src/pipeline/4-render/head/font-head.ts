// The file of the theme's typeface that every page needs, asked for before the stylesheet has been read.

import { fontFiles } from '#code/theme-tokens';
import { assetMark } from '#model/asset-mark';
import type { Settings } from '#model/settings';
import type { HeadElement } from '#model/theme';

export function fontElements({ theme }: Settings): readonly HeadElement[] {
  return fontFiles(theme)
    .slice(0, 1)
    .map((file) => ({
      tag: 'link',
      // Fonts are fetched without credentials, from the same host as well.
      attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: assetMark(file), crossorigin: 'anonymous' },
    }));
}
