// Lists the plugins that every site gets, in their order.
import type { Plugin } from 'slodocs/kit';
import { admonitions } from './admonitions/admonitions.ts';
import { codeFiles } from './code-files/code-files.ts';
import { codeHighlight } from './code-highlight/code-highlight.ts';
import { codeTabs } from './code-tabs/code-tabs.ts';
import { emoji } from './emoji/emoji.ts';
import { gitDates } from './git-dates/git-dates.ts';
import { npmToYarn } from './npm-to-yarn/npm-to-yarn.ts';
import { redirects } from './redirects/redirects.ts';
import { search } from './search/search.ts';
import { sitemap } from './sitemap/sitemap.ts';
import { tags } from './tags/tags.ts';
import { twins } from './twins/twins.ts';

/** Each is imported by itself: builds load no plugin that their site does not have. */
export function preset(): readonly Plugin[] {
  return [
    admonitions(), // before all that looks at blocks: it makes blocks of directives
    emoji(),
    codeFiles(), // these make fences of fences, which are then highlighted
    codeTabs(),
    npmToYarn(),
    codeHighlight(),
    gitDates(),
    tags(),
    search(),
    redirects(),
    sitemap(),
    twins(),
  ];
}
