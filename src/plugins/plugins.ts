// The first-party plugins, as sites import them from `slodocs/plugins`.
export { type AdmonitionsOptions, admonitions } from './admonitions/admonitions.ts';
export { type CodeHighlightOptions, codeHighlight } from './code-highlight/code-highlight.ts';
export { emoji } from './emoji/emoji.ts';
export { type GitDatesOptions, gitDates } from './git-dates/git-dates.ts';
export { type MathOptions, math } from './math/math.ts';
export { type SitemapOptions, sitemap } from './sitemap/sitemap.ts';
