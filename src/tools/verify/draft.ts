// Merges equal faults of several pages into one diagnostic.

import type { OpenedPage } from '#model/browser-error';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Place } from '#model/place';

export interface Draft extends DiagnosticDraft {
  /** Equal keys are one fault, on however many pages. */
  readonly key: string;
  /** Of the page. */
  readonly path: string;
}

/** Equal messages on several pages are one fault, unless each has a place of its own. */
export function draftFor(page: OpenedPage, draft: Omit<DiagnosticDraft, 'place'>, place: Place | undefined): Draft {
  const { code, message } = draft;
  const key = JSON.stringify([code, message, place?.file === page.file ? null : place]);
  return { ...draft, ...(place ? { place } : {}), path: page.path, key };
}

/** Sorted by the first page of each, with the number of further pages. */
export function merged(drafts: readonly Draft[]): readonly DiagnosticDraft[] {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) groups.set(draft.key, [...(groups.get(draft.key) ?? []), draft]);
  return [...groups.values()].flatMap((group) => {
    // Pages without a source have no place to point to.
    const shown = group.find(({ place }) => place) ?? group[0];
    if (!shown) return [];
    const { key: _, path, ...draft } = shown;
    const others = new Set(group.map((one) => one.path)).size - 1;
    const where = [
      ...(draft.place ? [] : [`on "${path}"`]),
      ...(others === 0 ? [] : [`on ${others === 1 ? 'another page' : `${others} other pages`}, too`]),
    ];
    return [where.length === 0 ? draft : { ...draft, message: `${draft.message} (${where.join('; ')})` }];
  });
}
