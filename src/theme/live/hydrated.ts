// The components of a body that wake up one by one, and who waits for all of them.
import { createContext } from 'react';

export interface Hydrating {
  begin(part: object): void;
  end(part: object): void;
}

/** Null on the server, and where nobody waits. */
export const HydratingContext = createContext<Hydrating | null>(null);

/** `done` is called once, when the first of the parts have begun and all that have begun have ended. */
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
