// Defines the types of the redirects options.
import type { RedirectRule } from './rule.ts';

/** Hosts that answer redirects themselves. Netlify and Cloudflare read the same file, in different dialects. */
export type RedirectHost = 'netlify' | 'cloudflare' | 'vercel' | 'nginx' | 'apache' | 's3';

export interface RedirectsOptions {
  readonly rules?: readonly RedirectRule[];
  /** A table or data, relative to the root: `redirects.tsv`, `redirects.json` or `redirects.yml`. */
  readonly file?: string;
  /** Extensions, without a dot, with which every page is reached as well: `['html']`. */
  readonly fromExtensions?: readonly string[];
  /** Extensions that may be left out of the addresses of pages and files: `['zip']`. */
  readonly toExtensions?: readonly string[];
  /** Those for whom files of rules are made. `['netlify']` */
  readonly hosts?: readonly RedirectHost[];
}
