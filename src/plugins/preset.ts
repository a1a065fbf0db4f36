// The plugins that every site gets, in the order in which their hooks run.
import type { Plugin } from '#model/plugin';
import { admonitions } from './admonitions/admonitions.ts';
import { codeHighlight } from './code-highlight/code-highlight.ts';
import { gitDates } from './git-dates/git-dates.ts';
import { sitemap } from './sitemap/sitemap.ts';

/** Each call makes new plugins: what a plugin remembers belongs to one site. */
export function preset(): readonly Plugin[] {
  return [admonitions(), codeHighlight(), gitDates(), sitemap()];
}
