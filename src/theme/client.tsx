// Hydrates a page that the server has rendered, and starts navigation.
import { type ReactElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { containerId } from '#model/page-data';
import type { Words } from '#model/strings/say';
import { enhance } from './browser/body/enhance.ts';
import { tendDrawers } from './browser/drawers.ts';
import { setHeldStyles } from './browser/held-styles.ts';
import { hydrationOptions } from './browser/hydration-options.ts';
import { bodyOf } from './browser/live-body.tsx';
import { isSameAround, type StandingBody, standingBody, tellShown, updatedBody } from './browser/live-update/updated-body.ts';
import { importClientModules } from './browser/navigation/client-modules.ts';
import { startNavigation } from './browser/navigation/navigation.ts';
import { tellAddressesOnPaper } from './browser/print-addresses.ts';
import { type ReadPage, readPage, withLayout } from './browser/read-page.ts';
import { tellConsole } from './browser/tell-faults.ts';
import { BodyContext, type OnBody } from './components/Body/Body.tsx';
import type { Parts } from './components/Slot/Slot.tsx';
import { followColorMode } from './dom/color-mode.ts';
import { keepChosenVersions } from './dom/preferred-version.ts';
import { shellPrefix } from './id-prefixes.ts';
import { sayWords } from './page/strings.ts';
import { Site } from './site.tsx';

// For modules that import others late: together they compress better.
export { createLateImport } from './browser/late-modules.ts';

declare const process: { readonly env: { readonly NODE_ENV: string } };

if (process.env.NODE_ENV === 'development') tellConsole();

followColorMode();
keepChosenVersions();
tellAddressesOnPaper();
const container = document.getElementById(containerId);
if (container) {
  const read = readPage(document);
  // Without its slots, texts and layout, the page stays as the server has rendered it.
  Promise.all([withLayout(read), ...[read.slots, read.words].map((address) => address && import(address))]).then(
    ([first, parts = {}, words]) => wake(container, first, parts, words?.default),
    reportError,
  );
}

function wake(container: HTMLElement, first: ReadPage, parts: Parts, words: Words | undefined): void {
  const bodyIn = (read: ReadPage): OnBody => {
    // Pages hold no texts: all pages of a language share one file.
    Object.assign(read.page, { words });
    return bodyOf(read, (body) => enhance(body, (id, values) => sayWords(words, id, values)));
  };
  let root: Root;
  let shown = first;
  let onBody = bodyIn(first);
  let standing: StandingBody | undefined;
  if (process.env.NODE_ENV === 'development') ({ onBody } = standing = standingBody(onBody));
  let lastOnBody = onBody;
  const awake = new Promise<void>((resolve) => {
    const site = (): ReactElement => (
      <BodyContext value={onBody}>
        <Site page={shown.page} body={shown.body} parts={parts} layout={shown.layout} onAwake={resolve} />
      </BodyContext>
    );
    const show = (next = shown, isUpdate = false): void => {
      const before = shown;
      if (next !== shown) onBody = bodyIn(next);
      shown = next;
      if (process.env.NODE_ENV === 'development') {
        if (isUpdate) ({ shown, onBody } = updatedBody(before, next, lastOnBody, onBody));
        else tellShown({ isUpdate, mounts: true, body: next.body });
        const isOther = onBody !== lastOnBody;
        if (isUpdate && isSameAround(before, shown) && (!isOther || standing?.renew(onBody))) {
          onBody = lastOnBody;
          return;
        }
        if (isOther) ({ onBody } = standing = standingBody(onBody));
      }
      lastOnBody = onBody;
      // Renders synchronously: scrolling needs the new page in place.
      flushSync(() => root.render(site()));
    };
    setHeldStyles(container);
    startTransition(() => {
      root = hydrateRoot(container, site(), hydrationOptions(shellPrefix));
    });
    queueMicrotask(() => startNavigation({ page: first.page, modules: importClientModules(first), awake, show }));
  });
  tendDrawers(container);
}
