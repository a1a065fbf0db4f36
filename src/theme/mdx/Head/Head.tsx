// Adds elements to the head of the page that it stands on, and renders nothing in place.
import { createContext, type ReactNode, useContext } from 'react';
import type { OnHead } from '#model/theme';
import { readElements } from './read-elements.ts';

export const HeadContext = createContext<OnHead>(() => undefined);

export function Head({ children }: { readonly children?: ReactNode }): null {
  useContext(HeadContext)(readElements(children));
  return null;
}
