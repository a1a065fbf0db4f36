// Defines the schema of `limits`: how large a page may be.
import * as z from 'zod';
import type { LimitsConfig } from '#model/user-config';

const most = z.int('must be a whole number').min(1, 'must be at least 1').optional();

export const limits = z.strictObject({ sourceBytes: most, nodes: most, tableCells: most, inlineMarks: most } satisfies Record<
  keyof LimitsConfig,
  z.ZodType
>);
