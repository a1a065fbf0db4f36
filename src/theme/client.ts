// Starts the behaviors, islands and navigation of a page that the server has rendered.
import { containerId } from '#model/page-data';
import { sayerOf } from './browser/behavior.ts';
import { createBehaviors } from './browser/behaviors.ts';
import { tendDrawers } from './browser/drawers.ts';
import { createIslands } from './browser/islands.ts';
import { createLateImport } from './browser/late-modules.ts';
import { startNavigation } from './browser/navigation/navigation.ts';
import { keepVersions } from './browser/shell/versions.ts';
import { createSidebars } from './browser/sidebar/sidebar.ts';
import { readPageData, readSite } from './browser/site-data.ts';
import { tellConsole } from './browser/tell-faults.ts';
import { followColorMode } from './dom/color-mode.ts';

// For modules that import others late: together they compress better.
export { createLateImport };

declare const process: { readonly env: { readonly NODE_ENV: string } };

if (process.env.NODE_ENV === 'development') tellConsole();

followColorMode();
tellAddressesOnPaper();
const container = document.getElementById(containerId);
// Without the data of the site, the page stays as the server has rendered it.
if (container)
  readSite()
    .then((site) => start(container, site))
    .catch(reportError);

async function start(container: HTMLElement, site: Awaited<ReturnType<typeof readSite>>): Promise<void> {
  const say = sayerOf(site.words);
  const sidebars = createSidebars(site, say);
  const behaviors = createBehaviors({ site, say }, [sidebars.start]);
  const importLate = createLateImport(import.meta.url);
  const islands = createIslands({ site, importLate, awake: behaviors.start });
  keepVersions(site);
  tendDrawers(container);
  behaviors.start(container);
  islands.show(readPageData(document));
  // A reader's first click must not wait for all of it.
  await new Promise((resolve) => setTimeout(resolve));
  startNavigation(site, { behaviors, islands, sidebars }, importLate);
  document.documentElement.dataset['hasHydrated'] = 'true';
}

function tellAddressesOnPaper(): void {
  addEventListener('beforeprint', () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? location;
    for (const link of document.querySelectorAll<HTMLElement>('.prose a[href]'))
      link.dataset['address'] = new URL(link.getAttribute('href') ?? '', href).href;
  });
}
