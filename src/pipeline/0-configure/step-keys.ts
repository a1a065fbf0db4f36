// Defines the schema of config keys that name remark and rehype plugins.
import * as z from 'zod';
import type { stepLists } from '#model/user-config';

/** A function, or a list of one and its options. */
function isStep(value: unknown): boolean {
  return typeof (Array.isArray(value) ? value[0] : value) === 'function';
}

const steps = z
  .array(
    z.custom(isStep, {
      error: 'must be a function, or a list of a function and its options',
      params: { help: "Import it with `import remarkMath from 'remark-math'`, and write `[remarkMath]`." },
    }),
  )
  .optional();

export const stepKeys = {
  remarkPlugins: steps,
  rehypePlugins: steps,
  beforeDefaultRemarkPlugins: steps,
  beforeDefaultRehypePlugins: steps,
} as const satisfies Record<(typeof stepLists)[keyof typeof stepLists], z.ZodType>;
