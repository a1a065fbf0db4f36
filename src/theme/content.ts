// Exports what hydrates islands, what page modules call, and by name the packages that modules of a site import.
// Site components are bundled without these packages, so that a page has one copy of each.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { islands } from './islands/hydrate.tsx';
import { live } from './live/live.tsx';

const reactDomClient = { createRoot, hydrateRoot };

export { islands, jsxRuntime, live, react, reactDom, reactDomClient };
