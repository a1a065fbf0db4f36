// Where our pages differ from what Docusaurus makes of the same content, each with the reason.

export interface Difference {
  /** The measure and the route. */
  readonly where: string;
  readonly reason: string;
}

export const jestDifferences: readonly Difference[] = [];

export const edgeDifferences: readonly Difference[] = [];
