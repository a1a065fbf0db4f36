// Defines the types of a theme's colors: the site's accent, and the colors derived from it.

/** CSS colours; a single configured one is used for both schemes. */
export type AccentSettings = Readonly<Record<ColorScheme, string>>;

export type ColorScheme = 'light' | 'dark';

/** The colours that the theme's stylesheet derives from the accent, each as `#` and six hexadecimal digits. */
export interface ThemeColors {
  readonly page: string;
  readonly raised: string;
  readonly sunken: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly lineStrong: string;
  /** The accent for text: dark or light enough to be readable on every background. */
  readonly accent: string;
  readonly accentTint: string;
  /** The background of text in a drawing. */
  readonly accentFill: string;
}

export interface ColorModeSettings {
  readonly defaultMode: 'light' | 'dark';
  /** True where readers cannot choose the mode. */
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}
