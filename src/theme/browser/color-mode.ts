// What readers choose, here or in another tab, and what their systems say, to the colours of the page.
import { earlySettings } from './early-settings.ts';
import { type ColorModeChoice, darkSystem, isColorMode, showColorMode } from './show-color-mode.ts';
import { createStorageSlot } from './storage.ts';

const stored = createStorageSlot('theme');

/** Null is to have made no choice. What the system says is no choice to keep, either. */
export function chooseColorMode(choice: ColorModeChoice | null, persist = true): void {
  showColorMode(choice ?? defaultChoice());
  if (choice !== null && !persist) return;
  if (isColorMode(choice)) stored.set(choice);
  else stored.del();
}

/** The root element alone remembers the choice, so that all that is woken by itself agrees about it. */
export function followColorMode(): void {
  const { dataset } = document.documentElement;
  const show = (): void => showColorMode((dataset['themeChoice'] as ColorModeChoice | undefined) ?? defaultChoice());
  matchMedia(darkSystem).addEventListener('change', show);
  // The next page brings elements of its own.
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
