// Lets the server print once what is equal on many pages.
import { createContext, type ReactElement } from 'react';

/** Returns the HTML of an element. The key says all that decides it, but for the texts of the language. */
export type PrintOnce = (key: string, element: () => ReactElement) => string;

/** Undefined where React must see each element: in browsers, and within islands. */
export const PrintOnceContext = createContext<PrintOnce | undefined>(undefined);
