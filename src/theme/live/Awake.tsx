// Notifies a body when the components inside it are hydrated.
import { type ReactNode, useEffect } from 'react';

export interface AwakeProps {
  readonly then: () => void;
  readonly children?: ReactNode;
}

/** Wraps its children, since a sibling would change React's ids from those of the server. */
export function Awake({ then, children }: AwakeProps): ReactNode {
  useEffect(then, [then]);
  return children;
}
