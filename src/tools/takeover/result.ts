// Types of a takeover's request and result.

/** The generators whose sites can be taken over. */
export const generators = ['docusaurus', 'mkdocs', 'vitepress', 'starlight'] as const;

export type Generator = (typeof generators)[number];

export interface Refusal {
  readonly message: string;
  readonly help: string;
}

export interface TakenOver {
  /** The config of the other generator, relative to the root; undefined where there is none. */
  readonly from: string | undefined;
  /** Paths of the files that were written, relative to the root, sorted. */
  readonly written: readonly string[];
  /** Why nothing was looked at. */
  readonly refusal?: Refusal;
}
