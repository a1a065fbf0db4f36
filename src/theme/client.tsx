// A page that the server has rendered to one that lives.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { containerId } from '#model/page-data';
import { App } from './app.tsx';
import { enhance } from './browser/body/enhance.ts';
import { followColorMode } from './browser/color-mode.ts';
import { keepChosenVersions } from './browser/preferred-version.ts';
import { readPage } from './browser/read-page.ts';
import { shellPrefix } from './id-prefixes.ts';
import { BodyContext } from './layouts/Body.tsx';

followColorMode();
keepChosenVersions();

const { page, body } = readPage(document);
const container = document.getElementById(containerId);
if (container) {
  startTransition(() => {
    const app = (
      <BodyContext value={enhance}>
        <App page={page} body={body} parts={{}} />
      </BodyContext>
    );
    hydrateRoot(container, app, { identifierPrefix: shellPrefix });
  });
}
