// The modules that another document wants to have, to links in this one: what is imported later is checked by their integrity.

/** Resolves once all of them have come, or could not: what imports them finds out. */
export async function preloadModules(links: Iterable<Element>): Promise<void> {
  const there = new Set(Array.from(document.querySelectorAll('link[rel=modulepreload]'), (link) => link.getAttribute('href')));
  const missing = [...links].filter((link) => !there.has(link.getAttribute('href')));
  await Promise.all(
    missing.map((link) => {
      const copy = document.createElement('link');
      for (const { name, value } of link.attributes) copy.setAttribute(name, value);
      const loaded = new Promise<unknown>((resolve) => {
        copy.onload = resolve;
        copy.onerror = resolve;
      });
      document.head.append(copy);
      return loaded;
    }),
  );
}
