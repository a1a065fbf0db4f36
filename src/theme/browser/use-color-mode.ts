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
  return {
    colorMode: useSyncExternalStore(
      watchRoot,
      () => document.documentElement.dataset['theme'] as ColorMode,
      () => (isColorMode(first) ? first : 'light'),
    ),
    colorModeChoice: useSyncExternalStore(
      watchRoot,
      () => document.documentElement.dataset['themeChoice'] as ColorModeChoice,
      () => first,
    ),
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
