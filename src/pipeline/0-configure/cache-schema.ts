// Defines the schema of `cache`: the remote cache that machines share.
import * as z from 'zod';
import { parseUrl } from '#model/parse-url';
import type { RemoteCacheConfig } from '#model/remote-cache';

const url = z
  .url({ protocol: /^https?$/, error: 'must be an address such as "https://cache.example/slodocs"' })
  .refine(
    (text) => !hasUser(text),
    'must not contain a user name or password: name the environment variable that contains them in `headers`',
  )
  .refine((text) => !/[?#]/.test(text), 'must not have a query or fragment, because paths are appended to it');

const variable = z
  .string()
  .regex(
    /^[A-Z_][A-Z0-9_]*$/,
    'must be the name of an environment variable that contains the value, such as "CACHE_AUTHORIZATION"',
  );

const remote = z.strictObject({
  url: url.optional(),
  protocol: z.enum(['bazel', 'turborepo']).optional(),
  name: z.string().min(1, 'must not be empty').optional(),
  read: z.boolean().optional(),
  write: z.union([z.boolean(), z.literal('trusted')], { error: 'must be true, false or "trusted"' }).optional(),
  headers: z
    .record(z.string(), variable)
    .refine((headers) => Object.keys(headers).every((name) => /^[\w-]+$/.test(name)), 'must have HTTP header names as keys')
    .optional(),
  timeout: z.number().min(1, 'must be from 1 to 600').max(600, 'must be from 1 to 600').optional(),
} satisfies Record<keyof RemoteCacheConfig, z.ZodType>);

export const cache = z.strictObject({ remote: remote.optional() });

/** False for what is no address, which was reported before. */
function hasUser(text: string): boolean {
  const { username = '', password = '' } = parseUrl(text) ?? {};
  return username !== '' || password !== '';
}
