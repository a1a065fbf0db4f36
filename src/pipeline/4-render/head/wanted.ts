// Collects the elements that content wants in the head, and what of it cannot stand there.
import { problemOfHeadElement } from '#model/head';
import type { HeadElement, OnHead, WantedElement } from '#model/theme';

export interface Collector {
  readonly onHead: OnHead;
  /** A group for each `Head`, in the order in which they were rendered. */
  groups(): readonly (readonly HeadElement[])[];
  /** What cannot stand in the head, each problem once. */
  faults(): readonly WantedElement[];
}

export function collectHead(): Collector {
  const wanted: (readonly WantedElement[])[] = [];
  return {
    onHead: (elements) => void wanted.push(elements),
    groups: () => wanted.map((group) => group.filter(isSound)),
    faults: () => {
      const faulty = wanted.flat().filter((element) => !isSound(element));
      return [...new Map(faulty.map((element) => [element.tag, element])).values()];
    },
  };
}

function isSound(element: WantedElement): element is HeadElement {
  return problemOfHeadElement(element.tag, element.attributes) === undefined;
}
