// Exports the first-party plugins, as sites import them from `slodocs/plugins`.
export { type AdmonitionsOptions, admonitions } from './admonitions/admonitions.ts';
export {
  type BeaconOptions,
  beacon,
  type GoogleAnalyticsOptions,
  googleAnalytics,
  type MatomoOptions,
  matomo,
  type PlausibleOptions,
  plausible,
  type TrackingScriptOptions,
  trackingScript,
} from './analytics/analytics.ts';
export { codeFiles } from './code-files/code-files.ts';
export { type CodeHighlightOptions, codeHighlight } from './code-highlight/code-highlight.ts';
export { type CodeTabsOptions, codeTabs } from './code-tabs/code-tabs.ts';
export { emoji } from './emoji/emoji.ts';
export { type ExamplesOptions, examples, type RunnerOptions } from './examples/examples.ts';
export { type GitDatesOptions, gitDates } from './git-dates/git-dates.ts';
export { type LintOptions, type LintRule, lint } from './lint/lint.ts';
export { type MathOptions, math } from './math/math.ts';
export { type MermaidOptions, mermaid } from './mermaid/mermaid.ts';
export { type NpmToYarnOptions, npmToYarn } from './npm-to-yarn/npm-to-yarn.ts';
export { type OpenApiOptions, openapi } from './openapi/openapi.ts';
export { type PostsOptions, posts } from './posts/posts.ts';
export type { RedirectHost, RedirectsOptions } from './redirects/options.ts';
export { redirects } from './redirects/redirects.ts';
export type { RedirectRule } from './redirects/rule.ts';
export { type AlgoliaOptions, algolia } from './search/algolia/algolia.ts';
export { type SearchOptions, search } from './search/search.ts';
export { siteJson } from './site-json/site-json.ts';
export { type SitemapOptions, sitemap } from './sitemap/sitemap.ts';
export { type SocialCardsOptions, socialCards } from './social-cards/social-cards.ts';
export { type TagsOptions, tags } from './tags/tags.ts';
export { type TranslationStatusOptions, translations } from './translation-status/translation-status.ts';
export { type TwinsOptions, twins } from './twins/twins.ts';
