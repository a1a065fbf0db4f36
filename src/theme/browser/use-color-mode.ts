// The colours that the page has to what a component can show of them, and choose.
import { useSyncExternalStore } from 'react';
import { usePage } from '../mdx/page-context.tsx';
import { chooseColorMode } from './color-mode.ts';
import { type ColorMode, type ColorModeChoice, isColorMode } from './show-color-mode.ts';

export interface ColorModeState {
  /** On the server, and until the page is awake, that of readers who have not chosen. */
  readonly colorMode: ColorMode;
  readonly colorModeChoice: ColorModeChoice;
  /** Null is to have made no choice. */
  readonly setColorMode: (choice: ColorModeChoice | null, options?: { readonly persist?: boolean }) => void;
}

export function useColorMode(): ColorModeState {
  const first = usePage().site.colorMode ?? 'system';
  const firstMode = isColorMode(first) ? first : 'light';
  // An address may set what stands there to anything, and nothing stands there where the early script did not come.
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
