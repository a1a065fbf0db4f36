// Sets the color mode from the reader's choice, here or in another tab, and the system's preference.
import { earlySettings } from './early-settings.ts';
import { type ColorModeChoice, darkSystem, isColorMode, showColorMode } from './show-color-mode.ts';
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
