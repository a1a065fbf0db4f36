// Provides `useDocusaurusContext` and `useThemeConfig`: what a component may know of the site.
import { useContext } from 'react';
import type { JsonObject } from '#model/json';
import { type Question, questionKey } from '#model/lookups';
import { AskContext } from '../hooks/ask.ts';
import { usePage } from '../page/page-context.tsx';

export interface SiteContext {
  readonly siteConfig: SiteConfig;
  readonly i18n: SiteLanguages;
}

/** The keys of Docusaurus' that this site has. */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
  readonly url: string;
  readonly favicon?: string;
  readonly trailingSlash?: boolean;
  readonly organizationName?: string;
  readonly projectName?: string;
  readonly customFields: Readonly<Record<string, unknown>>;
  readonly i18n: Omit<SiteLanguages, 'currentLocale'>;
  /** Kept with pages that read it. */
  readonly themeConfig: ThemeConfig;
}

export interface SiteLanguages {
  readonly currentLocale: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly localeConfigs: Readonly<
    Record<
      string,
      /** A site of one language has no `calendar`. */
      { readonly htmlLang: string; readonly direction: string; readonly label: string; readonly calendar?: string }
    >
  >;
}

/** `theme` of the configuration, by Docusaurus' names. */
export type ThemeConfig = JsonObject;

export function useDocusaurusContext(): SiteContext {
  const { name: title, tagline, baseUrl } = usePage().site;
  const ask = useSiteAsk();
  const { i18n, ...own } = ask(['site']) as unknown as Omit<SiteConfig, 'title' | 'tagline' | 'baseUrl' | 'themeConfig'> & {
    readonly i18n: SiteLanguages;
  };
  const { currentLocale: _, ...languages } = i18n;
  const siteConfig = {
    ...{ title, tagline, baseUrl, ...own, i18n: languages },
    get themeConfig() {
      return ask(['themeConfig']);
    },
  };
  return { siteConfig, i18n };
}

export function useThemeConfig(): ThemeConfig {
  return useSiteAsk()(['themeConfig']);
}

/** Unlike other queries, these have an answer wherever a component stands. */
function useSiteAsk(): (question: Question) => JsonObject {
  const ask = useContext(AskContext);
  const { answers = {} } = usePage();
  return (question) => ((ask ? ask(question) : answers[questionKey(question)]) ?? nothing[question[0]] ?? {}) as JsonObject;
}

const nothing: Readonly<Record<string, JsonObject>> = {
  site: { customFields: {}, i18n: { currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {} } },
};
