// Renders a badge: a short label such as a state, a version or a plan.
import type { ReactElement, ReactNode } from 'react';
import { ContentFault } from '../content-fault.ts';

const kinds = ['neutral', 'note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

export interface BadgeProps {
  /** `neutral`, or a kind of admonition, whose colour it has. */
  readonly kind?: string;
  readonly children?: ReactNode;
}

export function Badge({ kind = 'neutral', children }: BadgeProps): ReactElement {
  if (!kinds.includes(kind)) {
    const choice = { chosen: kind, among: kinds };
    throw new ContentFault(`there is no badge of the kind "${kind}"`, `A badge may be ${kinds.join(', ')}.`, choice);
  }
  return <span className={kind === 'neutral' ? 'badge' : `badge badge-${kind}`}>{children}</span>;
}
