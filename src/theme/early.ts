// Sets what is known of the reader on the root element, before the first paint; small, and waits for nothing.
import { chooseTabs } from './browser/early-tabs.ts';
import { type ColorModeChoice, isColorMode, showColorMode } from './dom/show-color-mode.ts';

const root = document.documentElement;
const {
  announcement,
  defaultMode = 'system',
  noSwitch,
  storage = 'localStorage',
  storageSuffix = '',
} = (document.currentScript as HTMLScriptElement).dataset;
const query = new URLSearchParams(location.search);

for (const [name, value] of query) {
  const data = /^docusaurus-(data-.+)/.exec(name)?.[1];
  // It may be no name of an attribute.
  if (data) attempt(() => root.setAttribute(data, value));
}

const asked = query.get('docusaurus-theme');
const chosen = isColorMode(asked) ? asked : noSwitch === undefined ? read('theme') : null;
showColorMode(isColorMode(chosen) ? chosen : (defaultMode as ColorModeChoice));
if (noSwitch !== undefined) attempt(() => keptBy().removeItem(`theme${storageSuffix}`));

if (announcement !== undefined) {
  const seen = read('docusaurus.announcement.id');
  // What was once written wrong meant the same.
  const isNew = seen !== announcement && !(seen === 'annoucement-bar' && announcement === 'announcement-bar');
  root.dataset['announcementBarInitiallyDismissed'] = String(!isNew && read('docusaurus.announcement.dismiss') === 'true');
  if (isNew) {
    attempt(() => {
      const kept = keptBy();
      kept.setItem(`docusaurus.announcement.id${storageSuffix}`, announcement);
      kept.setItem(`docusaurus.announcement.dismiss${storageSuffix}`, 'false');
    });
  }
}

if (read('docs-sidebar-hidden') === 'true') root.dataset['sidebarHidden'] = '';

if (/mac|iphone|ipad|ipod/i.test(navigator.platform)) root.dataset['platform'] = 'mac';

chooseTabs(attempt(() => Object.entries<string>(keptBy())) ?? [], storageSuffix, query);

function keptBy(): Storage {
  return window[storage as 'localStorage' | 'sessionStorage'];
}

function read(key: string): string | null | undefined {
  return attempt(() => keptBy().getItem(key + storageSuffix));
}

/** Browsers may refuse to keep anything: that is said when there is something to keep. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
