// Defines the types of the Mermaid plugin's options.
import type { Json } from '#model/json';

export interface MermaidOptions {
  /** The program of a Chromium, absolute or from the root; looked for where systems keep it when left out. */
  readonly browser?: string;
  /** Settings of Mermaid's own, such as `{ flowchart: { curve: 'linear' } }`. */
  readonly config?: MermaidConfig;
}

export type MermaidConfig = { readonly [key: string]: Json };
