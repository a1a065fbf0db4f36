// Decides what happens to the body when its page is updated: what did not change keeps its state.

import { type ShownPage, shownEvent } from '#model/dev-page';
import type { OnBody } from '../../components/Body/Body.tsx';
import { chooseIn, chosenIn, valueAt } from '../body/tabs.ts';
import type { ReadPage } from '../read-page.ts';
import { patchChildren } from './patch-children.ts';

interface Updated {
  readonly shown: ReadPage;
  readonly onBody: OnBody;
}

/** A body that can be handled anew without rendering the page around it. */
export interface StandingBody {
  /** Handed to the page in place of `onBody`. */
  readonly onBody: OnBody;
  /** Undoes what was done with the body and hands it to another function. False for a body that is not in the page. */
  renew(onBody: OnBody): boolean;
}

export function standingBody(first: OnBody): StandingBody {
  let latest = first;
  let standing: { readonly body: HTMLElement; undo: () => void } | undefined;
  return {
    onBody(body) {
      const own = { body, undo: latest(body) };
      standing = own;
      return () => {
        if (standing === own) standing = undefined;
        own.undo();
      };
    },
    renew(onBody) {
      if (!standing) return false;
      latest = onBody;
      standing.undo();
      standing.undo = onBody(standing.body);
      return true;
    },
  };
}

/** True where a page differs in its body alone: then nothing around it is rendered, which takes longer than all else. */
export function isSameAround(before: ReadPage, next: ReadPage): boolean {
  return before.layout === next.layout && JSON.stringify(before) === JSON.stringify({ ...next, body: before.body });
}

/** Live components are mounted anew where their module has changed, and lose their state; static HTML is patched in place. */
export function updatedBody(before: ReadPage, next: ReadPage, last: OnBody, onBody: OnBody): Updated {
  const mounts = before.body === null || next.body === null || before.bodyModule !== next.bodyModule;
  tellShown({ isUpdate: true, mounts, body: next.body });
  if (before.body === null || next.body === null) return { shown: next, onBody };
  // React writes HTML only where it is told of another one, and would then write it over what has been changed here.
  const standing = { ...next, body: before.body };
  if (mounts) return { shown: standing, onBody: mountedAnew(next.body, onBody) };
  if (next.bodyModule !== undefined) return { shown: standing, onBody: last };
  const html = next.body;
  const chosen = chosenTabs();
  return {
    shown: standing,
    onBody(body) {
      const fresh = document.createElement('div');
      fresh.innerHTML = html;
      patchChildren(body, fresh);
      const undo = onBody(body);
      for (const [at, set] of tabSets().entries()) chooseIn(set, chosen[at]);
      return undo;
    },
  };
}

/** The last root leaves the body in a microtask, and takes its elements with it: only then the new HTML is hydrated. */
function mountedAnew(html: string, onBody: OnBody): OnBody {
  return (body) => {
    let undo: (() => void) | undefined;
    let isGone = false;
    queueMicrotask(() => {
      if (isGone) return;
      body.innerHTML = html;
      undo = onBody(body);
    });
    return () => {
      isGone = true;
      undo?.();
    };
  };
}

function tabSets(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-body] .tabs')];
}

/** The chosen value of each set, in the order of the document. */
function chosenTabs(): readonly (string | undefined)[] {
  return tabSets().map((set) => {
    const label = chosenIn(set);
    return label && valueAt(label);
  });
}

export function tellShown(detail: ShownPage): void {
  document.dispatchEvent(new CustomEvent(shownEvent, { detail }));
}
