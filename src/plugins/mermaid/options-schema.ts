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
  /** The program of a Chromium, absolute or from the root; looked for where systems keep it when left out. */
  readonly browser?: string;
  /** Settings of Mermaid's own, such as `{ flowchart: { curve: 'linear' } }`. */
  readonly config?: MermaidConfig;
}

export type MermaidConfig = { readonly [key: string]: Json };
