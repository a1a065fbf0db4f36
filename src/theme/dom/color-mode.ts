// Sets the color mode from the reader's choice, here or in another tab, and the system's preference.
import { earlySettings } from './early-settings.ts';
import { createStorageSlot } from './storage.ts';

const stored = createStorageSlot('theme');

/** Null clears the choice; following the system is not stored either. */
export function chooseColorMode(choice: ColorModeChoice | null, persist = true): void {
  showColorMode(choice ?? defaultChoice());
  if (choice !== null && !persist) return;
  if (isColorMode(choice)) stored.set(choice);
  else stored.del();
}

/** Only the root element holds the choice, so that all separately hydrated roots agree. */
export function followColorMode(): void {
  const { dataset } = document.documentElement;
  const show = (): void => showColorMode((dataset['themeChoice'] as ColorModeChoice | undefined) ?? defaultChoice());
  matchMedia(darkSystem).addEventListener('change', show);
  // The next page has new elements.
  new MutationObserver(show).observe(document.head, { childList: true });
  if ('noSwitch' in earlySettings()) return;
  stored.listen(() => {
    const choice = stored.get();
    showColorMode(isColorMode(choice) ? choice : defaultChoice());
  });
}

function defaultChoice(): ColorModeChoice {
  return (earlySettings()['defaultMode'] as ColorModeChoice | undefined) ?? 'system';
}

export type ColorMode = 'light' | 'dark';

export type ColorModeChoice = ColorMode | 'system';

const darkSystem = '(prefers-color-scheme: dark)';

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
