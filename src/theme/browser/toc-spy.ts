// The headings of a page and how far it is scrolled to the one entry of its table of contents that is being read.
import { bringIntoView } from './bring-into-view.ts';

/** What comes back undoes it. */
export function spyHeadings(toc: HTMLElement): () => void {
  const links = Array.from(toc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'));
  const done = new AbortController();
  const { signal } = done;
  let marked: HTMLElement | undefined;
  /** What the reader has asked for, until they scroll by themselves: not every heading can come to the top. */
  let chosen: HTMLAnchorElement | null = null;
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
    if (toc.offsetWidth > 0) mark(chosen && isSeen(chosen) ? chosen : readLink(links));
  };
  const onScroll = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  for (const type of ['scroll', 'resize']) window.addEventListener(type, onScroll, { passive: true, signal });
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(type, () => (chosen = null), { passive: true, signal });
  toc.addEventListener(
    'click',
    ({ target }) => {
      chosen = (target as Element).closest('a');
      onScroll();
    },
    { signal },
  );
  onScroll();
  return () => {
    done.abort();
    cancelAnimationFrame(frame);
    mark(undefined);
  };
}

/**
 * The first heading below the navbar where that stands in the upper half of the window, or else the one before it. Sections at
 * the end of a page, which cannot come up there, are read one after the other while the rest of the page passes.
 */
function readLink(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const bar = Math.max(document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0, 0);
  const half = innerHeight / 2;
  const whole = document.documentElement.scrollHeight - innerHeight;
  const left = Math.max(whole - scrollY, 0);
  const last = whole < 1 ? 0 : Math.max(1 - left / Math.min(half, whole), 0);
  const line = bar + (innerHeight - bar) * last;
  let read: HTMLAnchorElement | undefined;
  let isPast = false;
  for (const link of links) {
    const box = boxOf(link);
    if (!box) continue;
    const isFirst: boolean = !isPast && box.top >= bar;
    if (box.top < Math.max(bar, line) || (isFirst && box.bottom < half)) read = link;
    isPast ||= isFirst;
  }
  return read ?? links[0];
}

function isSeen(link: HTMLAnchorElement): boolean {
  const box = boxOf(link);
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
}

function boxOf(link: HTMLAnchorElement): DOMRect | undefined {
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return heading ? shownBox(heading) : undefined;
}

/** What is hidden, as in a closed tab, is where the part stands that hides it. */
function shownBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  return box.height === 0 && element.parentElement ? shownBox(element.parentElement) : box;
}
