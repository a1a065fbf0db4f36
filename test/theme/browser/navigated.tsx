// Renders a page that can be replaced by another page, without the navigation itself.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../../../src/theme/app.tsx';
import { tendDrawers } from '../../../src/theme/browser/drawers.ts';
import { readPage } from '../../../src/theme/browser/read-page.ts';
import { shellPrefix } from '../../../src/theme/id-prefixes.ts';

const container = document.getElementById('slodocs') as HTMLElement;
const root = hydrateRoot(container, <App {...readPage(document)} parts={{}} />, { identifierPrefix: shellPrefix });
tendDrawers(container);

async function show(href: string): Promise<void> {
  const other = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html');
  const { page } = readPage(other);
  history.pushState(null, '', href);
  startTransition(() => root.render(<App page={page} body={other.querySelector('[data-body]')?.innerHTML ?? null} parts={{}} />));
}

Object.assign(globalThis, { show });
