// Checks whether a page or its partials may show their category as cards.
import type { Composition } from '../compose.ts';

const asks = new Set(['@theme/DocCardList', '@docusaurus/plugin-content-docs/client', '@docusaurus/theme-common']);

/** A site module may show cards, too: its content is known only once it is bundled. Registered components ask by queries. */
const siteModule = /^(?:@site\/|\.{1,2}\/).*?(?:\/[^./]+|\.[cm]?[jt]sx?)$/;

export function showsCards({ document, partials }: Composition): boolean {
  const own = document.facts.imports.some(
    ({ specifier, registered }) => asks.has(specifier) || (!registered && siteModule.test(specifier)),
  );
  return own || [...partials.values()].some(showsCards);
}
