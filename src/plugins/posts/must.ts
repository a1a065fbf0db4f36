// Builds a schema from a test, what the values must be, and a hint for those that fail.
import * as z from 'zod';

export function must(is: (value: unknown) => boolean, wanted: string, help: string): z.ZodType {
  return z.custom(is, { error: `must be ${wanted}`, params: { help } });
}
