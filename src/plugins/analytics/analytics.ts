// Describes the analytics services that `theme.analytics` takes: what each loads, and what its browser module reads.
import { fileURLToPath } from 'node:url';
import { type AnalyticsService, sourceOf } from 'slodocs/kit';
import type { BeaconConfig, GoogleConfig, MatomoConfig, PlausibleConfig, ScriptConfig } from './browser/config.ts';
import type {
  BeaconOptions,
  GoogleAnalyticsOptions,
  MatomoOptions,
  PlausibleOptions,
  ServiceName,
  TrackingScriptOptions,
} from './options-schema.ts';

export type { BeaconOptions, GoogleAnalyticsOptions, MatomoOptions, PlausibleOptions, TrackingScriptOptions };

/** Plausible, of plausible.io or of a server of your own. */
export function plausible(options: PlausibleOptions): AnalyticsService {
  const { domain, script = 'https://plausible.io/js/script.manual.js' } = options;
  const config = { domain, script } satisfies PlausibleConfig;
  return service('plausible', options, config, { 'script-src': [script], 'connect-src': [script] });
}

/** Google Analytics 4. `id` is the measurement id of the data stream. */
export function googleAnalytics(options: GoogleAnalyticsOptions): AnalyticsService {
  const config = { id: options.id } satisfies GoogleConfig;
  const tags = 'https://www.googletagmanager.com';
  // Each region has a host of its own.
  const reports = ['https://*.google-analytics.com', 'https://analytics.google.com', 'https://*.analytics.google.com'];
  const made = service('google-analytics', options, config, { 'script-src': [tags] });
  return { ...made, loads: { ...made.loads, 'connect-src': [tags, ...reports], 'img-src': [tags, ...reports.slice(0, 1)] } };
}

/** Matomo, of a server of your own or of Matomo Cloud. */
export function matomo(options: MatomoOptions): AnalyticsService {
  const { url, siteId, script, cookies = true } = options;
  const folder = `${String(url).replace(/\/$/, '')}/`;
  const config = { url: folder, siteId: String(siteId), script: script ?? `${folder}matomo.js`, cookies } satisfies MatomoConfig;
  return service('matomo', options, config, { 'script-src': [config.script], 'connect-src': [folder], 'img-src': [folder] });
}

/** A counter of your own: `url` gets a POST request for each page view. */
export function beacon(options: BeaconOptions): AnalyticsService {
  const config = { url: options.url } satisfies BeaconConfig;
  return service('beacon', options, config, { 'connect-src': [config.url] });
}

/** The script of any other service, which finds out by itself when the page changes. */
export function trackingScript(options: TrackingScriptOptions): AnalyticsService {
  const { src, attributes = {}, connect = [src] } = options;
  const config = { src, attributes } satisfies ScriptConfig;
  return service('tracking-script', options, config, { 'script-src': [src], 'connect-src': connect });
}

/** `addresses` are what it loads, by directive. Wrong options are reported later. */
function service(
  name: ServiceName,
  options: unknown,
  config: AnalyticsService['config'],
  addresses: AnalyticsService['loads'],
): AnalyticsService {
  const sources = Object.entries(addresses).map(([directive, list]) => {
    const found = [list].flat().flatMap((address) => sourceOf(String(address), directive) ?? []);
    return [directive, found.filter((source) => source !== "'self'")] as const;
  });
  return {
    name,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).schemas[name],
    clientModule: fileURLToPath(new URL(`./browser/${name}.ts`, import.meta.url)),
    config,
    loads: Object.fromEntries(sources.filter(([, found]) => found.length > 0)),
  };
}
