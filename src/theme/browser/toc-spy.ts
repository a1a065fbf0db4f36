// The headings of a page and how far it is scrolled to the one entry of its table of contents that is being read.
import { bringIntoView } from './bring-into-view.ts';

/** What comes back undoes it. */
export function spyHeadings(toc: HTMLElement): () => void {
  const links = Array.from(toc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'));
  const done = new AbortController();
  const { signal } = done;
  let marked: HTMLElement | undefined;
  let frame = 0;
  const mark = (link: HTMLElement | undefined): void => {
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    marked = link;
    // The column may be longer than the window.
    bringIntoView(toc, link);
  };
  const look = (): void => {
    frame = 0;
    // Where there is no room for the column, nobody sees it.
    if (toc.offsetWidth > 0) mark(readLink(links));
  };
  const onScroll = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  for (const type of ['scroll', 'resize']) window.addEventListener(type, onScroll, { passive: true, signal });
  onScroll();
  return () => {
    done.abort();
    cancelAnimationFrame(frame);
    mark(undefined);
  };
}

/** The first heading below the navbar where that stands in the upper half of the window, or else the one before it. */
function readLink(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  let before: HTMLAnchorElement | undefined;
  for (const link of links) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!heading) continue;
    const { top, bottom } = shownBox(heading);
    if (top >= Math.max(bar, 0)) return bottom < innerHeight / 2 ? link : before;
    before = link;
  }
  return before;
}

/** What is hidden, as in a closed tab, is where the part stands that hides it. */
function shownBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  return box.height === 0 && element.parentElement ? shownBox(element.parentElement) : box;
}
