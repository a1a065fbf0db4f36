// Renders a badge: a short label such as a state, a version or a plan.
import type { ReactElement, ReactNode } from 'react';
import { nearest } from '#model/nearest';
import { ContentFault } from '../content-fault.ts';

const kinds = ['neutral', 'note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

export interface BadgeProps {
  /** `neutral`, or a kind of admonition, whose colour it has. */
  readonly kind?: string;
  readonly children?: ReactNode;
}

export function Badge({ kind = 'neutral', children }: BadgeProps): ReactElement {
  if (!kinds.includes(kind)) {
    const meant = nearest(kind, kinds);
    const help = meant ? `Did you mean "${meant}"?` : `A badge may be ${kinds.join(', ')}.`;
    throw new ContentFault(`there is no badge of the kind "${kind}"`, help);
  }
  return <span className={kind === 'neutral' ? 'badge' : `badge badge-${kind}`}>{children}</span>;
}
