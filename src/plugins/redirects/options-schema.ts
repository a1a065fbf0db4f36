// Defines the schema of the redirects options; rules are validated when they are read.
import * as z from 'zod';
import { hosts } from './hosts/hosts.ts';
import type { RedirectHost, RedirectsOptions } from './options.ts';

const names = Object.keys(hosts) as [RedirectHost, ...RedirectHost[]];

const extension = z.string().regex(/^[^./]+(?:\.[^./]+)*$/, 'must be an extension without a leading dot and without a slash');

export const optionsSchema = z.strictObject({
  rules: z.unknown().optional(),
  file: z.string().min(1, 'must not be empty').optional(),
  fromExtensions: z.array(extension).optional(),
  toExtensions: z.array(extension).optional(),
  hosts: z.array(z.enum(names)).refine(isOneDialect, 'must not contain both "netlify" and "cloudflare"').optional(),
} satisfies Record<keyof RedirectsOptions, z.ZodType>);

/** They read one file, each in its own dialect. */
function isOneDialect(hosts: readonly RedirectHost[]): boolean {
  return !(hosts.includes('netlify') && hosts.includes('cloudflare'));
}
