// A page that the server has rendered to one that lives.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { containerId } from '#model/page-data';
import { App } from './app.tsx';
import { hydrationOptions } from './browser/hydration-options.ts';
import { bodyOf } from './browser/live-body.tsx';
import { readPage } from './browser/read-page.ts';
import { tellConsole } from './browser/tell-faults.ts';
import { shellPrefix } from './id-prefixes.ts';
import { BodyContext } from './layouts/Body.tsx';
import type { Parts } from './slot.tsx';

declare const process: { readonly env: { readonly NODE_ENV: string } };

if (process.env.NODE_ENV === 'development') tellConsole();

const data = readPage(document);
const container = document.getElementById(containerId);
if (container) {
  const onBody = bodyOf(data, () => () => undefined);
  const wake = (parts: Parts): void =>
    startTransition(() => {
      const page = (
        <BodyContext value={onBody}>
          <App page={data.page} body={data.body} parts={parts} />
        </BodyContext>
      );
      hydrateRoot(container, page, hydrationOptions(shellPrefix));
    });
  if (data.slots === undefined) wake({});
  else import(data.slots).then(wake, (fault) => console.error(fault));
}
