// Exports what hydrates islands, and by name what their modules import: the theme's components, packages and slots.
// Site components are bundled without these packages, so that a page has one copy of each.
import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { islands } from './islands/hydrate.tsx';
import { live } from './live/live.ts';
import * as theme from './public.ts';

const { components } = live;
const reactDomClient = { createRoot, hydrateRoot };

export { components, islands, jsxRuntime, live, react, reactDom, reactDomClient, theme };
