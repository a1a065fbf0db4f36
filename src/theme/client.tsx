// A page that the server has rendered to one that lives.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { containerId } from '#model/page-data';
import { App } from './app.tsx';
import { hydrationOptions } from './browser/hydration-options.ts';
import { readPage } from './browser/read-page.ts';
import { tellConsole } from './browser/tell-faults.ts';
import { shellPrefix } from './id-prefixes.ts';

declare const process: { readonly env: { readonly NODE_ENV: string } };

if (process.env.NODE_ENV === 'development') tellConsole();

const { page, body } = readPage(document);
const container = document.getElementById(containerId);
if (container) {
  startTransition(() => {
    hydrateRoot(container, <App page={page} body={body} parts={{}} />, hydrationOptions(shellPrefix));
  });
}
