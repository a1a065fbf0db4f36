// What tells that the components in it have woken up.
import { type ReactNode, useEffect } from 'react';

export interface AwakeProps {
  readonly then: () => void;
  readonly children?: ReactNode;
}

/** It adds no sibling, by which React would count ids otherwise than on the server. */
export function Awake({ then, children }: AwakeProps): ReactNode {
  useEffect(then, [then]);
  return children;
}
