// What colours the code of components, where a page is rendered with it.
import { createContext } from 'react';
import type { Highlight } from '#model/theme';

/** Null in the browser, which keeps what the server has coloured. */
export const HighlightContext = createContext<Highlight | null>(null);
