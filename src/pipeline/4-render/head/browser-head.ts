// What every page tells browsers of its site: what it may load, its colours, its icons and its manifest.
import { policyMark } from '#model/asset-mark';
import { joinPath } from '#model/route';
import type { Settings } from '#model/settings';
import type { HeadElement } from '#model/theme';
import { link, meta } from './elements.ts';

/** The policy counts from where it stands: it comes before all that is loaded. */
export function firstElements({ csp }: Settings): readonly HeadElement[] {
  return [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    ...(csp ? [{ tag: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policyMark } } as const] : []),
    meta('viewport', 'width=device-width, initial-scale=1'),
  ];
}

/** Browsers paint the ground and their own bars in these before a stylesheet has come. Readers may choose the other mode. */
export function colorElements({ theme }: Settings): readonly HeadElement[] {
  const { respectPrefersColorScheme, defaultMode, disableSwitch } = theme.colorMode;
  const colorIn = (mode: 'light' | 'dark'): HeadElement => {
    const media = respectPrefersColorScheme ? `(prefers-color-scheme: ${mode})` : mode === defaultMode ? 'all' : 'not all';
    return { tag: 'meta', attributes: { name: 'theme-color', content: theme.themeColor[mode], media, 'data-mode': mode } };
  };
  if (respectPrefersColorScheme) return [meta('color-scheme', 'light dark'), colorIn('light'), colorIn('dark')];
  const alone = meta('theme-color', theme.themeColor[defaultMode]);
  return [meta('color-scheme', defaultMode), ...(disableSwitch ? [alone] : [colorIn('light'), colorIn('dark')])];
}

/** A site that names no icon gets a page in its accent: browsers would ask for one, and log that there is none. */
function ownIcon({ theme }: Settings): HeadElement {
  const { accent } = theme.colors.light;
  const lines = "<path d='M9 11h14M9 16h14M9 21h8' stroke='#fff' stroke-width='2.5' stroke-linecap='round'/>";
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='${accent}'/>${lines}</svg>`;
  return link({ rel: 'icon', href: `data:image/svg+xml,${drawing.replaceAll('#', '%23')}`, type: 'image/svg+xml' });
}

export function iconElements(settings: Settings): readonly HeadElement[] {
  const { icons, baseUrl, theme } = settings;
  const addressOf = (src: string): string => (/^https?:/i.test(src) ? src : joinPath(baseUrl, encodeURI(src)));
  const { manifest } = theme;
  const file = typeof manifest === 'string' ? manifest : 'manifest.webmanifest';
  return [
    ...(icons.some(({ rel }) => /\bicon\b/i.test(rel)) ? [] : [ownIcon(settings)]),
    ...icons.map(({ src, rel, sizes, type }) =>
      link({
        rel,
        href: addressOf(src),
        ...(sizes === undefined ? {} : { sizes }),
        ...(type === undefined ? {} : { type }),
      }),
    ),
    ...(manifest === undefined ? [] : [link({ rel: 'manifest', href: addressOf(file) })]),
  ];
}
