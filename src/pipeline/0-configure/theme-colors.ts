// Computes the colors that theme/styles/tokens.css derives from the accent, for images drawn at build time.
import type { AccentSettings, ColorScheme, ThemeColors } from '#model/theme-colors';
import { hexOf, type Oklch, parseColor, shade } from './color.ts';

/** The default accent. */
const defaultAccent: Readonly<Record<ColorScheme, Oklch>> = {
  light: { l: 0.495, c: 0.09, h: 195 },
  dark: { l: 0.8, c: 0.11, h: 190 },
};

/** The lightness and maximum chroma of a colour that takes its hue from the accent. */
type Tone = readonly [lightness: number, chroma: number];

const tones: Readonly<Record<ColorScheme, Readonly<Record<Exclude<keyof ThemeColors, 'accent'>, Tone>>>> = {
  light: {
    page: [1, 0],
    raised: [0.978, 0.006],
    sunken: [0.955, 0.011],
    text: [0.27, 0.018],
    muted: [0.475, 0.018],
    line: [0.912, 0.008],
    lineStrong: [0.62, 0.018],
    accentTint: [0.96, 0.022],
    accentFill: [0.89, 0.045],
  },
  dark: {
    page: [0.195, 0.009],
    raised: [0.235, 0.013],
    sunken: [0.285, 0.018],
    text: [0.92, 0.008],
    muted: [0.735, 0.015],
    line: [0.33, 0.015],
    lineStrong: [0.6, 0.018],
    accentTint: [0.28, 0.04],
    accentFill: [0.43, 0.06],
  },
};

/** The lightness limit of an accent as text: the maximum in light pages, the minimum in dark ones. */
const readable = { light: 0.515, dark: 0.72 } as const;

/** The colours of a site, in hexadecimal digits. */
export function themeColors(scheme: ColorScheme, settings: AccentSettings | undefined): ThemeColors {
  const accent = parseColor(settings?.[scheme] ?? '') ?? defaultAccent[scheme];
  const isReadable = scheme === 'light' ? accent.l <= readable.light : accent.l >= readable.dark;
  const derived = Object.entries(tones[scheme]).map(([name, [l, c]]) => [
    name,
    hexOf({ l, c: Math.min(c, accent.c), h: accent.h }),
  ]);
  return {
    ...(Object.fromEntries(derived) as Omit<ThemeColors, 'accent'>),
    accent: hexOf(isReadable ? accent : shade(accent, readable[scheme])),
  };
}
