// Defines the schema of the Mermaid plugin's options.
import type { Json } from 'slodocs/kit';
import * as z from 'zod';

const json = z.custom<Json>(isJson, 'must be plain data');

export const optionsSchema = z.strictObject({
  browser: z.string().min(1, 'must not be empty').optional(),
  config: z.record(z.string(), json).optional(),
} satisfies Record<keyof MermaidOptions, z.ZodType>);

function isJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return Object.values(value).every(isJson);
}

export interface MermaidOptions {
  /** The path of a Chromium, absolute or relative to the root; by default, the usual locations are searched. */
  readonly browser?: string;
  /** Mermaid settings, such as `{ flowchart: { curve: 'linear' } }`. */
  readonly config?: MermaidConfig;
}

export type MermaidConfig = { readonly [key: string]: Json };
