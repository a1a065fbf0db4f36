// A page with its partials to whether its content may show its category as cards.
import type { Composition } from '../bind/compose.ts';

const asks = new Set(['@theme/DocCardList', '@docusaurus/plugin-content-docs/client', '@docusaurus/theme-common']);

/** A module of the site can import what shows cards, too: only when it is bundled is it known what it holds. */
const siteModule = /^(?:@site\/|\.{1,2}\/).*?(?:\/[^./]+|\.[cm]?[jt]sx?)$/;

export function showsCards({ document, partials }: Composition): boolean {
  const own = document.facts.imports.some(({ specifier }) => asks.has(specifier) || siteModule.test(specifier));
  return own || [...partials.values()].some(showsCards);
}
