// Provides the highlighter for components' code while a page is rendered.
import { createContext } from 'react';
import type { Highlight } from '#model/highlighter';

/** Null in the browser, which keeps the server's highlighting. */
export const HighlightContext = createContext<Highlight | null>(null);
