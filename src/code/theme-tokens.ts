// Prints the CSS that settings add to the theme's stylesheet: the accent, and a typeface with its files.

import { cssString } from '#kit/css-string';
import { assetMark } from '#model/asset-mark';
import type { FontName, Settings } from '#model/settings';
import { type StringId, sayer } from '#model/strings/strings';
import { themeFile } from '#output/asset-file';

interface Font {
  readonly family: string;
  /** The Unicode ranges by file name. The first file is needed on every page. */
  readonly subsets: Readonly<Record<string, string>>;
  /**
   * The `size-adjust` that makes Arial as wide as this font in English text, so that the page hardly shifts when the font loads.
   */
  readonly widths: { readonly regular: number; readonly bold: number };
  /** As a fraction of an em. */
  readonly ascent: number;
  readonly descent: number;
}

const fonts: Readonly<Record<FontName, Font>> = {
  inter: {
    family: 'Inter Variable',
    subsets: {
      'inter-latin':
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
      'inter-latin-ext':
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
      'inter-greek': 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
      'inter-cyrillic': 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
      'inter-vietnamese':
        'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
    },
    widths: { regular: 1.07, bold: 1.023 },
    ascent: 0.96875,
    descent: 0.2412,
  },
};

type Theme = Settings['theme'];

/** The typeface's files as asset names; the one that every page needs comes first. */
export function fontFiles({ fonts: chosen }: Theme): readonly string[] {
  return chosen === undefined ? [] : Object.keys(fonts[chosen].subsets).map(fontFile);
}

function fontFile(name: string): string {
  return themeFile(`fonts/${name}.woff2`);
}

/**
 * Rules to append to the theme's stylesheet, with marks for the files that they name. Empty where the settings choose nothing.
 */
export function themeTokens(settings: Settings): string {
  const { accent, fonts: chosen } = settings.theme;
  const tokens = [
    ...wordTokens(settings),
    ...(accent ? [`--color-accent:light-dark(${accent.light},${accent.dark})`] : []),
    ...(chosen
      ? [`--font-text:'${fonts[chosen].family}','${fonts[chosen].family} Fallback',ui-sans-serif,system-ui,sans-serif`]
      : []),
  ];
  const root = tokens.length === 0 ? '' : `@layer tokens{:root{${tokens.join(';')}}}\n`;
  return chosen ? root + fontFaces(fonts[chosen]) : root;
}

/** Texts that stylesheets print, by custom property, with the space that separates some from the following line. */
const words = {
  'theme.CodeBlock.lineError': ['--word-error', ' '],
  'theme.CodeBlock.lineWarning': ['--word-warning', ' '],
  'theme.CodeBlock.terminal': ['--word-terminal', ''],
  'theme.SearchBar.key.control': ['--word-control', ''],
} as const satisfies Partial<Record<StringId, unknown>>;

function wordTokens(settings: Settings): readonly string[] {
  const say = sayer(settings);
  return Object.entries(words).flatMap(([id, [name, end]]) =>
    Object.hasOwn(settings.strings, id) ? [`${name}:${cssString(say(id as keyof typeof words) + end)}`] : [],
  );
}

function fontFaces({ family, subsets, widths, ascent, descent }: Font): string {
  const faces = Object.entries(subsets).map(
    ([name, range]) =>
      `@font-face{font-family:'${family}';font-style:normal;font-weight:100 900;font-display:optional;` +
      `src:url("${assetMark(fontFile(name))}") format('woff2');unicode-range:${range}}\n`,
  );
  const percent = (value: number): string => `${Math.round(value * 10_000) / 100}%`;
  const fallback = (weights: string, width: number, style: string): string =>
    `@font-face{font-family:'${family} Fallback';font-weight:${weights};` +
    `src:${['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'].map((name) => `local('${name}${style}')`).join()};` +
    `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};` +
    `descent-override:${percent(descent / width)};line-gap-override:0%}\n`;
  return faces.join('') + fallback('100 599', widths.regular, '') + fallback('600 900', widths.bold, ' Bold');
}
