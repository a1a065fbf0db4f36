// Lists the plugins that every site gets, in their order.
import type { Plugin } from '#model/plugin';
import * as plugins from './plugins.ts';

export function preset(): readonly Plugin[] {
  return [
    plugins.admonitions(), // before all that looks at blocks: it makes blocks of directives
    plugins.emoji(),
    plugins.codeFiles(), // these make fences of fences, which are then highlighted
    plugins.codeTabs(),
    plugins.npmToYarn(),
    plugins.codeHighlight(),
    plugins.gitDates(),
    plugins.tags(),
    plugins.redirects(),
    plugins.sitemap(),
    plugins.twins(),
  ];
}
