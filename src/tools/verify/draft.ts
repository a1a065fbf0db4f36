// Faults of single pages to one diagnostic each, whatever number of pages shows it.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Place } from '#model/place';
import type { OpenedPage } from './blame-component.ts';

export interface Draft extends DiagnosticDraft {
  /** Equal ones are one fault, on whatever pages it shows. */
  readonly key: string;
  /** Of the page. */
  readonly path: string;
}

/** The same words about another page are the same fault, unless they are about something at a place of its own. */
export function draftFor(page: OpenedPage, draft: Omit<DiagnosticDraft, 'place'>, place: Place | undefined): Draft {
  const { code, message } = draft;
  const key = JSON.stringify([code, message, place?.file === page.file ? null : place]);
  return { ...draft, ...(place ? { place } : {}), path: page.path, key };
}

/** In the order in which the pages come that show them, with a word about how many do. */
export function merged(drafts: readonly Draft[]): readonly DiagnosticDraft[] {
  const groups = new Map<string, Draft[]>();
  for (const draft of drafts) groups.set(draft.key, [...(groups.get(draft.key) ?? []), draft]);
  return [...groups.values()].flatMap((group) => {
    // Pages without a source are no place to go to.
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

/** As it stands in a sentence. */
export function quoted(text: string): string {
  if (text === '') return 'nothing';
  const short = text.length > 200 ? `${text.slice(0, 199)}…` : text;
  // An element or an attribute cannot be taken for words of the sentence.
  return /^(?:<[a-z][\w-]*>|[\w-]+=["{].*)$/s.test(short) ? short : `"${short}"`;
}
