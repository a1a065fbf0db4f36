// A page that the server has rendered to one that lives.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { containerId } from '#model/page-data';
import { App } from './app.tsx';
import { tendDrawers } from './browser/drawers.ts';
import { readPage } from './browser/read-page.ts';
import { shellPrefix } from './id-prefixes.ts';

const { page, body } = readPage(document);
const container = document.getElementById(containerId);
if (container) {
  startTransition(() => {
    hydrateRoot(container, <App page={page} body={body} parts={{}} />, { identifierPrefix: shellPrefix });
  });
  tendDrawers(container);
}
