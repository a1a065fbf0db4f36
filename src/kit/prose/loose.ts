// Defines nodes of Markdown trees with the fields that hold prose.

interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset?: number | undefined;
}

export interface Loose {
  readonly type: string;
  readonly children?: readonly Loose[];
  readonly value?: string;
  readonly name?: string | null;
  readonly alt?: string | null;
  readonly title?: string | null;
  readonly label?: string | null;
  readonly attributes?: unknown;
  readonly data?: { readonly directiveLabel?: boolean } | undefined;
  readonly position?: { readonly start: Point; readonly end: Point } | undefined;
}

export type Range = readonly [from: number, to: number];

/** Undefined for a node that a step has added. */
export function offsetsOf({ position }: Pick<Loose, 'position'>): Range | undefined {
  const [from, to] = [position?.start.offset, position?.end.offset];
  return from === undefined || to === undefined ? undefined : [from, to];
}
