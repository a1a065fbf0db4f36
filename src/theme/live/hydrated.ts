// Tracks the hydration of a body's components, and reports when all of them are done.
import { createContext, type ReactNode, useEffect } from 'react';

export interface Hydrating {
  begin(part: object): void;
  end(part: object): void;
}

/** Null on the server, and if no one waits. */
export const HydratingContext = createContext<Hydrating | null>(null);

/** Calls `done` once, when components have begun to hydrate and all that have begun are done. */
export function hydratingOf(done: () => void): Hydrating & { readonly begun: () => void } {
  const waiting = new Set<object>();
  let isBegun = false;
  let isDone = false;
  const settle = (): void => {
    if (!isBegun || isDone || waiting.size > 0) return;
    isDone = true;
    done();
  };
  return {
    begin: (part) => void waiting.add(part),
    end(part) {
      waiting.delete(part);
      settle();
    },
    begun() {
      isBegun = true;
      settle();
    },
  };
}

interface AwakeProps {
  readonly then: () => void;
  readonly children?: ReactNode;
}

/** Wraps its children, since a sibling would change React's ids from those of the server. */
export function Awake({ then, children }: AwakeProps): ReactNode {
  useEffect(then, [then]);
  return children;
}
