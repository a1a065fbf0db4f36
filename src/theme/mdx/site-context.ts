// Provides `useDocusaurusContext`: what a component may know of the site.
import { usePage } from './page-context.tsx';

export interface SiteContext {
  readonly siteConfig: { readonly title: string; readonly tagline: string; readonly baseUrl: string };
}

export function useDocusaurusContext(): SiteContext {
  const { name: title, tagline, baseUrl } = usePage().site;
  return { siteConfig: { title, tagline, baseUrl } };
}
