// Marks the entry of the table of contents whose section is being read.

/** Returns a function that undoes it. */
export function spyHeadings(toc: HTMLElement): () => void {
  const links = Array.from(toc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'));
  const done = new AbortController();
  const { signal } = done;
  let marked: HTMLElement | undefined;
  /** The heading that the reader has chosen, until they scroll themselves: not every heading can reach the top. */
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
    // Without room for the column, no one sees it.
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
 * Picks the first heading below the navbar if it is in the upper half of the window, else the one before it. Sections at the end
 * of a page, which cannot reach the top, are taken in turn as the rest of the page scrolls by.
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
    // The entry of a variant that is not shown is hidden as well.
    if (!box || !link.offsetParent) continue;
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

/** A heading in hidden content, such as a closed tab, counts at the place of the closed part. */
function shownBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  return box.height === 0 && element.parentElement ? shownBox(element.parentElement) : box;
}

export function bringIntoView(box: Element, target: Element | null | undefined): void {
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  if (top < room.top || bottom > room.bottom) box.scrollTop += top - room.top - room.height / 3;
}
