// What colours the code of components, where a page is rendered with it.
import { createContext } from 'react';
import type { Highlight } from '#model/theme';

export const HighlightContext = createContext<Highlight>(() => undefined);
