// Renders a badge: a short label such as a state, a version or a plan.
import type { ReactElement, ReactNode } from 'react';
import { badgeKinds } from '../../known-values.ts';
import { ContentFault } from '../content-fault.ts';

export interface BadgeProps {
  /** `neutral`, or a kind of admonition, whose colour it has. */
  readonly kind?: string;
  readonly children?: ReactNode;
}

export function Badge({ kind = 'neutral', children }: BadgeProps): ReactElement {
  if (!badgeKinds.includes(kind)) {
    const choice = { chosen: kind, among: badgeKinds };
    throw new ContentFault(`there is no badge kind "${kind}"`, `The badge kinds are ${badgeKinds.join(', ')}.`, choice);
  }
  return <span className={kind === 'neutral' ? 'badge' : `badge badge-${kind}`}>{children}</span>;
}
