// Defines what the behaviors of a printed page are handed, and finds the elements that they may touch.
import { islandAttribute, type SiteData } from '#model/page-data';
import { behaviorStrings } from '#model/strings/behavior';
import { sayIn, type Values, type Words } from '#model/strings/say';

export type BehaviorText = keyof typeof behaviorStrings;

/** Returns a text by id in the language of the site, with each `{name}` replaced. */
export type SayText = (id: BehaviorText, values?: Values) => string;

export function sayerOf(words: Words | undefined): SayText {
  return (id, values) => sayIn(words, behaviorStrings, id, values);
}

export interface Part {
  readonly site: SiteData;
  readonly say: SayText;
  /** Aborted when the part is about to change: then a behavior takes back what the next page would not have. */
  readonly signal: AbortSignal;
  /** Elements of the part that match. Those of an island belong to React until it is hydrated, and then to a part of their own. */
  find<Found extends HTMLElement>(selector: string): readonly Found[];
}

/** Starts a behavior on a part of the page: what has just been shown, or an island that has been hydrated. */
export type Behavior = (part: Part) => void;

/** Islands that React will hydrate, and must find as the server has printed them. */
export const sleeping = `[${islandAttribute}]:not([data-awake])`;

export function finderIn(root: ParentNode): Part['find'] {
  return <Found extends HTMLElement>(selector: string) =>
    [...root.querySelectorAll<Found>(selector)].filter((element) => !element.closest(sleeping));
}
