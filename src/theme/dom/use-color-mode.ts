// Provides components with the current color mode and a way to choose one.
import { useSyncExternalStore } from 'react';
import { usePage } from '../page/page-context.tsx';
import { chooseColorMode } from './color-mode.ts';
import { type ColorMode, type ColorModeChoice, isColorMode } from './show-color-mode.ts';

export interface ColorModeState {
  /** On the server and until the page is hydrated, the mode of readers without a choice. */
  readonly colorMode: ColorMode;
  readonly colorModeChoice: ColorModeChoice;
  /** Null clears the choice. */
  readonly setColorMode: (choice: ColorModeChoice | null, options?: { readonly persist?: boolean }) => void;
}

export function useColorMode(): ColorModeState {
  const first = usePage().site.colorMode ?? 'system';
  const firstMode = isColorMode(first) ? first : 'light';
  // The attribute may hold anything, as an address can set it, and is missing where the early script did not run.
  const shown = (name: 'theme' | 'themeChoice') => document.documentElement.dataset[name];
  const modeShown = (): ColorMode => {
    const mode = shown('theme');
    return isColorMode(mode) ? mode : firstMode;
  };
  const choiceShown = (): ColorModeChoice => {
    const choice = shown('themeChoice');
    return choice === 'system' || isColorMode(choice) ? choice : first;
  };
  return {
    colorMode: useSyncExternalStore(watchRoot, modeShown, () => firstMode),
    colorModeChoice: useSyncExternalStore(watchRoot, choiceShown, () => first),
    setColorMode,
  };
}

function setColorMode(choice: ColorModeChoice | null, options?: { readonly persist?: boolean }): void {
  chooseColorMode(choice, options?.persist);
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}
