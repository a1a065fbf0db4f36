// Makes a schema of a test, of what its values must be, and of a way out for those that are not.
import * as z from 'zod';

export function must(is: (value: unknown) => boolean, wanted: string, help: string): z.ZodType {
  return z.custom(is, { error: `must be ${wanted}`, params: { help } });
}
