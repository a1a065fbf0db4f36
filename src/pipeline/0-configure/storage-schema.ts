// Defines the schema of `storage`: how browsers keep the choices of readers.
import * as z from 'zod';
import type { UserConfig } from '#model/user-config';

export const storage = z.strictObject({
  type: z.enum(['localStorage', 'sessionStorage']).optional(),
  namespace: z.union([z.boolean(), z.string()], 'must be true, false or a string').optional(),
} satisfies Record<keyof NonNullable<UserConfig['storage']>, z.ZodType>);
