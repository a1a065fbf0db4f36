// Defines the options of analytics services.
import { parseUrl } from 'slodocs/kit';
import * as z from 'zod';

export interface PlausibleOptions {
  /** The name of the site in Plausible, such as `docs.nines.example`. */
  readonly domain: string;
  /** The address of a script for manual page views, if it is not the one on plausible.io. */
  readonly script?: string;
}

export interface GoogleAnalyticsOptions {
  /** The measurement id, such as `G-ABC1234567`. */
  readonly id: string;
}

export interface MatomoOptions {
  /** The address of Matomo. */
  readonly url: string;
  /** The id of the site in Matomo. */
  readonly siteId: number | string;
  /** The address of `matomo.js`, if it is not in the folder `url`. */
  readonly script?: string;
  /** False: readers are not identified by a cookie. `true` */
  readonly cookies?: boolean;
}

export interface BeaconOptions {
  /** The address, which can be a path on the site's own host. */
  readonly url: string;
}

export interface TrackingScriptOptions {
  readonly src: string;
  /** Attributes of the `<script>`, such as `{ 'data-website-id': '…' }`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The hosts that it reports to. The host of `src` */
  readonly connect?: readonly string[];
}

const address = z
  .string()
  .refine((text) => /^https?:$/.test(parseUrl(text)?.protocol ?? ''), 'must be an address such as "https://stats.nines.example"');

const addressOrPath = z.union(
  [address, z.string().regex(/^\/(?!\/)\S*$/)],
  'must be an address such as "https://stats.nines.example/count", or a path such as "/count"',
);

const domain = z
  .string()
  .regex(/^[\w.,-]+(?:\/[\w./-]*)?$/, 'must be a name such as "docs.nines.example", as Plausible shows it');

/** Says of ids that Google has for other things what they are. */
const measurementId = z.string().superRefine((id, ctx) => {
  if (/^G-[A-Z\d]+$/.test(id)) return;
  const kind = Object.entries(others).find(([start]) => id.toUpperCase().startsWith(start))?.[1];
  const help = kind ?? 'You find it in Google Analytics under Admin > Data streams.';
  ctx.addIssue({ code: 'custom', message: 'must be a measurement id such as "G-ABC1234567"', input: id, params: { help } });
});

const others: Readonly<Record<string, string>> = {
  'UA-': 'This is a Universal Analytics id, which no longer works. Use the id of a Google Analytics 4 property.',
  'GTM-':
    'This is a Google Tag Manager id. Tag Manager can load anything, which a strict Content-Security-Policy cannot allow. Use the id of the data stream.',
  'AW-': 'This is a Google Ads id. Use the id of the data stream in Google Analytics.',
};

export const schemas = {
  plausible: z.strictObject({ domain, script: address.optional() } satisfies Record<keyof PlausibleOptions, z.ZodType>),
  'google-analytics': z.strictObject({ id: measurementId } satisfies Record<keyof GoogleAnalyticsOptions, z.ZodType>),
  matomo: z.strictObject({
    url: address,
    siteId: z
      .union([z.int(), z.string()])
      .refine((id) => /^[1-9]\d*$/.test(String(id)), 'must be the id of the site in Matomo, such as 1'),
    script: address.optional(),
    cookies: z.boolean().optional(),
  } satisfies Record<keyof MatomoOptions, z.ZodType>),
  beacon: z.strictObject({ url: addressOrPath } satisfies Record<keyof BeaconOptions, z.ZodType>),
  'tracking-script': z.strictObject({
    src: addressOrPath,
    attributes: z.record(z.string(), z.string()).superRefine(refuseAttributes).optional(),
    connect: z.array(address).optional(),
  } satisfies Record<keyof TrackingScriptOptions, z.ZodType>),
};

/** The client module of a service has this name as well. */
export type ServiceName = keyof typeof schemas;

function refuseAttributes(attributes: Readonly<Record<string, string>>, ctx: z.RefinementCtx): void {
  const message = 'must have an attribute name such as "data-website-id" as its key';
  const help =
    'Set the address with "src". Event handlers are inline code, which the Content-Security-Policy of pages does not allow.';
  for (const name of Object.keys(attributes))
    if (!/^(?!on|src$)[a-z][\w:.-]*$/i.test(name)) ctx.addIssue({ code: 'custom', path: [name], message, params: { help } });
}
