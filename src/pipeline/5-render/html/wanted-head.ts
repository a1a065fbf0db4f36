// Collects head elements from content, and those that are not allowed there.
import { problemOfHeadElement } from '#model/head';
import type { HeadElement, OnHead, WantedElement } from '#model/theme';

export interface Collector {
  readonly onHead: OnHead;
  /** A group for each `Head`, in render order. */
  groups(): readonly (readonly HeadElement[])[];
  /** Elements that are not allowed in the head, without duplicates. */
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
