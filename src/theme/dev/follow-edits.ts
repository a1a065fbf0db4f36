// Scrolls to the first block that an edit has changed, where somebody wants that.
import { attempt } from '#model/attempt';
import type { ShownPage } from '#model/dev-page';
import { patchChildren } from '../browser/patch/patch-children.ts';
import { element } from './element.ts';

export interface EditFollower {
  readonly button: HTMLButtonElement;
  /** Another page is about to be shown, or the same one anew. */
  shown(page: ShownPage): void;
}

/** In the browser's storage: `on` or `off`. */
const key = 'slodocs.dev.follow';

/** `isDefault` says whether edits are followed until somebody chooses. */
export function followEdits(isDefault: boolean): EditFollower {
  let follows = (read() ?? (isDefault ? 'on' : 'off')) === 'on';
  // This script runs before components of the body are hydrated.
  let last = document.querySelector('[data-body]')?.innerHTML ?? null;
  const button = element('button', { type: 'button', textContent: 'Follow edits', ariaPressed: String(follows) });
  button.addEventListener('click', () => {
    follows = !follows;
    button.ariaPressed = String(follows);
    write(follows ? 'on' : 'off');
  });
  return {
    button,
    shown({ isUpdate, body }) {
      const before = last;
      last = body;
      if (!follows || !isUpdate || before === null || body === null) return;
      const place = firstChange(before, body);
      // The page is shown synchronously after this event.
      if (place) queueMicrotask(() => bringIntoSight(elementAt(place)));
    },
  };
}

/** The indexes of the first changed element and of those around it, from the body inwards. */
function firstChange(before: string, after: string): readonly number[] | undefined {
  const old = bodyOf(before);
  let first: Element | undefined;
  patchChildren(old, bodyOf(after), {
    changed: (changed) => {
      first ??= changed;
    },
  });
  if (!first) return undefined;
  const place: number[] = [];
  for (let at = first; at !== old && at.parentElement; at = at.parentElement) {
    place.unshift([...at.parentElement.children].indexOf(at));
  }
  return place;
}

function bodyOf(html: string): HTMLElement {
  // Not of this document: images in it are not loaded.
  const body = document.implementation.createHTMLDocument().body;
  body.innerHTML = html;
  return body;
}

/** The block there, or the nearest one around it: scripts may have added elements. */
function elementAt(place: readonly number[]): Element | undefined {
  let found = document.querySelector('[data-body]') ?? undefined;
  for (const index of place) {
    const next = found?.children[index];
    if (!next?.checkVisibility() || getComputedStyle(next).display.startsWith('inline')) break;
    found = next;
  }
  return found;
}

function bringIntoSight(block: Element | undefined): void {
  if (!block) return;
  const { top, bottom } = block.getBoundingClientRect();
  const above = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (bottom > above && top < innerHeight) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  block.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' });
}

function read(): string | null {
  return attempt(() => localStorage.getItem(key), null);
}

function write(value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice ends with the page.
  }
}
