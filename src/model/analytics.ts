// Defines the contract of analytics services: what pages load for one, and how browsers tell it of page views.
import type { ZodType } from 'zod';
import type { Json } from './json.ts';
import type { Sources } from './policy.ts';

/** A service that counts page views. */
export interface AnalyticsService {
  /** Lower case with hyphens. */
  readonly name: string;
  readonly options?: unknown;
  /** The schema of `options`: a mismatch is an error in the config. */
  readonly optionsSchema?: ZodType | (() => ZodType | Promise<ZodType>);
  /** The absolute path of a module for browsers, whose default export is a `StartAnalytics`. */
  readonly clientModule: string;
  /** Plain data for that module, which everybody can read. */
  readonly config: Json;
  /** What it loads from besides the site itself, for the CSP. */
  readonly loads: Sources;
}

export interface PageView {
  /** The address of the page, with its query and hash. */
  readonly url: string;
  readonly title: string;
  /** The address of the page before it, of this site or another one; empty where there is none. */
  readonly referrer: string;
}

/** Loads a service once the browser is idle. The result is called once for each page that a reader sees, the first one included. */
export type StartAnalytics<Config = never> = (config: Config) => (view: PageView) => void;
