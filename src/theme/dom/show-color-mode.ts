// Applies a color mode to the root element and the browser's own bars.

export type ColorMode = 'light' | 'dark';

export type ColorModeChoice = ColorMode | 'system';

export const darkSystem = '(prefers-color-scheme: dark)';

export function isColorMode(text: string | null | undefined): text is ColorMode {
  return text === 'light' || text === 'dark';
}

export function showColorMode(choice: ColorModeChoice): void {
  const mode = choice === 'system' ? (matchMedia(darkSystem).matches ? 'dark' : 'light') : choice;
  const { dataset } = document.documentElement;
  dataset['theme'] = mode;
  dataset['themeChoice'] = choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-mode]'))
    meta.media = meta.dataset['mode'] === mode ? 'all' : 'not all';
}
