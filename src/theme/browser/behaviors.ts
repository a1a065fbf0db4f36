// Lists the behaviors of a printed page, and starts them on what has just been shown.
import { spyHeadings } from '../dom/toc-spy.ts';
import { type Behavior, finderIn, type Part } from './behavior.ts';
import { enhance } from './body/enhance.ts';
import { setHeldStyles } from './held-styles.ts';
import { closeAnnouncement } from './shell/announcement.ts';
import { leadBackToTop } from './shell/back-to-top.ts';
import { switchColorMode } from './shell/color-mode.ts';
import { tendDropdowns } from './shell/dropdown.ts';
import { hideSidebar } from './shell/hide-sidebar.ts';
import { closeContents, leaveSidebar } from './shell/menus.ts';
import { tellAddress } from './shell/not-found.ts';
import { copyPage } from './shell/page-actions.ts';
import { skipNavigation } from './shell/skip-link.ts';
import { preferVersion } from './shell/versions.ts';

const behaviors: readonly Behavior[] = [
  ({ find }) => setHeldStyles(find('[data-style]')),
  ({ find, say, signal }) => {
    for (const body of find('[data-body]')) signal.addEventListener('abort', enhance(body, say));
  },
  ({ find, signal }) => {
    for (const contents of find('nav.toc')) signal.addEventListener('abort', spyHeadings(contents));
  },
  closeAnnouncement,
  leadBackToTop,
  switchColorMode,
  tendDropdowns,
  hideSidebar,
  leaveSidebar,
  closeContents,
  tellAddress,
  copyPage,
  skipNavigation,
  preferVersion,
];

export interface Behaviors {
  /** Starts all of them on a part of the page. One that throws is reported, and keeps none of the others from its work. */
  start(root: HTMLElement): void;
  /** Stops them everywhere, before the page changes. */
  stop(): void;
}

export function createBehaviors(given: Pick<Part, 'site' | 'say'>, more: readonly Behavior[]): Behaviors {
  let shown = new AbortController();
  return {
    start(root) {
      const part: Part = { ...given, signal: shown.signal, find: finderIn(root) };
      for (const behavior of [...more, ...behaviors]) {
        try {
          behavior(part);
        } catch (error) {
          reportError(error);
        }
      }
    },
    stop() {
      shown.abort();
      shown = new AbortController();
    },
  };
}
