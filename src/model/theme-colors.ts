// The colours of a theme: the accent that a site names, and those that follow from it.

/** Colours as CSS writes them; one that was given alone is both. */
export type AccentSettings = Readonly<Record<ColorScheme, string>>;

export type ColorScheme = 'light' | 'dark';

/** What the theme's stylesheet derives from the accent, each in six hexadecimal digits after a `#`. */
export interface ThemeColors {
  readonly page: string;
  readonly raised: string;
  readonly sunken: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly lineStrong: string;
  /** As text: dark or light enough to be read on every ground. */
  readonly accent: string;
  readonly accentTint: string;
  /** The ground of text in a drawing. */
  readonly accentFill: string;
}
