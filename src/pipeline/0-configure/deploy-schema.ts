// Defines the schema of `deploy`: where a site is published.
import * as z from 'zod';
import { type DeployConfig, hostNames } from '#model/hosts';

export const deploy = z.strictObject({
  host: z.enum(hostNames).optional(),
  files: z.int('must be a whole number').min(1, 'must be at least 1').optional(),
} satisfies Record<keyof DeployConfig, z.ZodType>);
