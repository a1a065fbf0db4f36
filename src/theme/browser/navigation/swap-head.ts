// Replaces the elements that pages bring into the head, and keeps what readers and other scripts have changed.

/** Theme colours follow the reader's choice, which the next page does not know. */
const own = 'meta:not([http-equiv], [charset], [name="theme-color"], [name="color-scheme"]), script[type="application/ld+json"]';
const links = 'link:not([rel~="stylesheet"], [rel="modulepreload"], [rel="preload"])';

export type SwapHead = (next: Document) => void;

/** What other scripts add to the head stays there. */
export function createHeadSwap(): SwapHead {
  let ours = elementsOf(document);
  return (next) => {
    const wanted = elementsOf(next);
    const kept = new Map<string, Element>();
    for (const [printed, element] of ours) {
      if (wanted.has(printed)) kept.set(printed, element);
      else element.remove();
    }
    ours = new Map(
      Array.from(wanted, ([printed, element]) => [printed, kept.get(printed) ?? document.head.appendChild(element)] as const),
    );
    document.title = next.title;
    const root = document.documentElement;
    for (const name of ['className', 'lang', 'dir'] as const) {
      // Setting one of these, even to the same value, restyles the whole page.
      if (root[name] !== next.documentElement[name]) root[name] = next.documentElement[name];
    }
  };
}

/** Compares elements by their HTML. */
function elementsOf({ head }: Document): ReadonlyMap<string, Element> {
  return new Map(Array.from(head.querySelectorAll(`${own}, ${links}`), (element) => [element.outerHTML, element] as const));
}
