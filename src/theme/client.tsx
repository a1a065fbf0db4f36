// A page that the server has rendered to one that lives.
import { type ReactElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { containerId } from '#model/page-data';
import { enhance } from './browser/body/enhance.ts';
import { followColorMode } from './browser/color-mode.ts';
import { tendDrawers } from './browser/drawers.ts';
import { importClientModules } from './browser/navigation/client-modules.ts';
import { startNavigation } from './browser/navigation/navigation.ts';
import { keepChosenVersions } from './browser/preferred-version.ts';
import { type ReadPage, readPage } from './browser/read-page.ts';
import { shellPrefix } from './id-prefixes.ts';
import { BodyContext } from './layouts/Body.tsx';
import { Site } from './site.tsx';

followColorMode();
keepChosenVersions();
const container = document.getElementById(containerId);
if (container) wake(container, readPage(document));

function wake(container: HTMLElement, first: ReadPage): void {
  let root: Root;
  let shown = first;
  const awake = new Promise<void>((resolve) => {
    const site = ({ page, body }: ReadPage): ReactElement => (
      <BodyContext value={enhance}>
        <Site page={page} body={body} parts={{}} onAwake={resolve} />
      </BodyContext>
    );
    const show = (next = shown): void => {
      shown = next;
      // What follows looks at the new page: where it scrolls to has to be there.
      flushSync(() => root.render(site(next)));
    };
    startTransition(() => {
      root = hydrateRoot(container, site(first), { identifierPrefix: shellPrefix });
    });
    queueMicrotask(() => startNavigation({ page: first.page, modules: importClientModules(first), awake, show }));
  });
  tendDrawers(container);
}
