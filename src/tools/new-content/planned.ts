// Defines the types of a file to be written, and of reasons why it cannot be.
import type { NewContentOptions } from '#model/new-content';

export type Asked = Required<Pick<NewContentOptions, 'content'>> & Pick<NewContentOptions, 'mdx'> & { readonly cwd: string };

export interface Planned {
  /** Relative to the root. */
  readonly path: string;
  readonly text: string;
}

export interface Refusal {
  readonly message: string;
  readonly help: string;
}

export function refuse(message: string, help: string): Refusal {
  return { message, help };
}
