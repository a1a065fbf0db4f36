// Tells browsers, on every page, what it may load, and the colours, the icons and the manifest of its site.
import { policyMark } from '#model/asset-mark';
import { joinPath } from '#model/route';
import type { HeadElement } from '#model/theme';
import type { SiteValues } from '../recipe/recipe.ts';
import { link, meta } from './elements.ts';

/** The policy counts from where it stands: it comes before all that is loaded. */
export function firstElements({ policy }: Pick<SiteValues, 'policy'>): readonly HeadElement[] {
  return [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    ...(policy ? [{ tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policyMark } } as const] : []),
    meta('viewport', 'width=device-width, initial-scale=1'),
  ];
}

/** Browsers paint the ground and their own bars in these before a stylesheet has come. Readers may choose the other mode. */
export function colorElements({ colors }: Pick<SiteValues, 'colors'>): readonly HeadElement[] {
  const { respectPrefersColorScheme, defaultMode, disableSwitch } = colors.colorMode;
  const colorIn = (mode: 'light' | 'dark'): HeadElement => {
    const media = respectPrefersColorScheme ? `(prefers-color-scheme: ${mode})` : mode === defaultMode ? 'all' : 'not all';
    return { tag: 'meta', attributes: { name: 'theme-color', content: colors.themeColor[mode], media, 'data-mode': mode } };
  };
  if (respectPrefersColorScheme) return [meta('color-scheme', 'light dark'), colorIn('light'), colorIn('dark')];
  const alone = meta('theme-color', colors.themeColor[defaultMode]);
  return [meta('color-scheme', defaultMode), ...(disableSwitch ? [alone] : [colorIn('light'), colorIn('dark')])];
}

/** A site that names no icon gets a page in its accent: browsers would ask for one, and log that there is none. */
function ownIcon(accent: string): HeadElement {
  const lines = "<path d='M9 11h14M9 16h14M9 21h8' stroke='#fff' stroke-width='2.5' stroke-linecap='round'/>";
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='${accent}'/>${lines}</svg>`;
  return link({ rel: 'icon', href: `data:image/svg+xml,${drawing.replaceAll('#', '%23')}`, type: 'image/svg+xml' });
}

export function iconElements({ icons: { icons, accent, manifest }, addresses }: SiteValues): readonly HeadElement[] {
  const addressOf = (src: string): string => (/^https?:/i.test(src) ? src : joinPath(addresses.baseUrl, encodeURI(src)));
  return [
    ...(accent === undefined ? [] : [ownIcon(accent)]),
    ...icons.map(({ src, rel, sizes, type }) =>
      link({
        rel,
        href: addressOf(src),
        ...(sizes === undefined ? {} : { sizes }),
        ...(type === undefined ? {} : { type }),
      }),
    ),
    ...(manifest === undefined ? [] : [link({ rel: 'manifest', href: addressOf(manifest) })]),
  ];
}
