// Lists the precomputed default colors, so that a site without an accent need not load the color library.
import type { ColorScheme, ThemeColors } from '#model/theme-colors';

export const defaultColors: Readonly<Record<ColorScheme, ThemeColors>> = {
  light: {
    page: '#ffffff',
    raised: '#f3f9f9',
    sunken: '#e8f3f2',
    text: '#1c2929',
    muted: '#51605f',
    line: '#dce4e3',
    lineStrong: '#7a8a89',
    accentTint: '#e2f7f6',
    accentFill: '#b9e5e4',
    accent: '#007172',
  },
  dark: {
    page: '#101616',
    raised: '#17201f',
    sunken: '#202d2c',
    text: '#dfe6e6',
    muted: '#9facab',
    line: '#2d3837',
    lineStrong: '#758482',
    accentTint: '#0c2f2d',
    accentFill: '#205a57',
    accent: '#59d4cd',
  },
};
