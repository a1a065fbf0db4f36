// Makes the head elements of every page for browsers: CSP, colours, icons and web app manifest.
import { policyMark } from '#model/asset-mark';
import { encodePath, joinPath } from '#model/route';
import type { HeadElement } from '#model/theme';
import type { SiteValues } from '../recipe/recipe.ts';
import { link, meta } from './elements.ts';

/** A CSP in a `meta` element applies to what follows it, so it comes first. */
export function firstElements({ policy }: Pick<SiteValues, 'policy'>): readonly HeadElement[] {
  return [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    ...(policy ? [{ tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policyMark } } as const] : []),
    meta('viewport', 'width=device-width, initial-scale=1'),
  ];
}

/**
 * Browsers paint the background and their UI in these colours before the stylesheet arrives. Readers may choose the other mode.
 */
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

/** The default icon, a page in the accent: without one, browsers would request `favicon.ico` and log an error. */
function ownIcon(accent: string): HeadElement {
  const lines = "<path d='M9 11h14M9 16h14M9 21h8' stroke='#fff' stroke-width='2.5' stroke-linecap='round'/>";
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='${accent}'/>${lines}</svg>`;
  return link({ rel: 'icon', href: `data:image/svg+xml,${drawing.replaceAll('#', '%23')}`, type: 'image/svg+xml' });
}

export function iconElements({ icons: { icons, accent, manifest }, addresses }: SiteValues): readonly HeadElement[] {
  const addressOf = (src: string): string => (/^https?:/i.test(src) ? src : joinPath(addresses.baseUrl, encodePath(src)));
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
