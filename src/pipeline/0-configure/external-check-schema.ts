// Defines the schema of `links.externalCheck`: how other hosts are asked.
import * as z from 'zod';
import type { ExternalCheckConfig } from '#model/external-links';

export const externalCheck = z.strictObject({
  ignore: z.array(z.string().min(1, 'must not be empty')).optional(),
  anchors: z.boolean().optional(),
  privateHosts: z.array(z.string().regex(/^[^\s/?#@]+$/, 'must be a host such as "wiki.corp" or "localhost:8080"')).optional(),
  perHost: within(1, 100),
  delay: within(0, 60_000),
  timeout: within(1, 600),
  maxAttempts: within(1, 10),
  maxAge: within(0, 365),
} satisfies Record<keyof ExternalCheckConfig, z.ZodType>);

function within(least: number, most: number) {
  const message = `must be from ${least} to ${most}`;
  return z.int('must be a whole number').min(least, message).max(most, message).optional();
}
