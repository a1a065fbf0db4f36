// Defines what the source of a site's own component says about its props.
import type { Place } from './place.ts';

export type PropLiteral = string | number | boolean | null;

export interface OwnProps {
  readonly props: ReadonlyMap<string, OwnProp>;
  /** It may take more than these, such as the attributes of an element. */
  readonly isOpen: boolean;
}

export interface OwnProp {
  readonly required: boolean;
  /** Undefined where it may be anything, or what cannot be told without a type checker. */
  readonly accepts: Accepted | undefined;
  /** Of its name. */
  readonly place: Place;
}

export interface Accepted {
  readonly values: readonly PropLiteral[];
  readonly kinds: readonly ('string' | 'number' | 'boolean' | 'list' | 'function')[];
}

/** True for a literal that a prop may have. */
export function acceptsLiteral({ values, kinds }: Accepted, literal: PropLiteral): boolean {
  return values.includes(literal) || kinds.some((kind) => kind === typeof literal);
}
