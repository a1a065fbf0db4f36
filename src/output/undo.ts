// Collects the steps that roll changes back, and runs them in reverse order.

/** Some changes could not be rolled back. `cause` is why they had to be. */
export class UndoFault extends Error {
  override readonly name = 'UndoFault';

  constructor(
    /** Paths that still have the new state, or are empty. */
    readonly paths: readonly string[],
    cause: unknown,
  ) {
    super(`${paths.length} changes could not be reverted`, { cause });
  }
}

export interface Undo {
  readonly size: number;
  /** Adds a step that restores `path`. */
  add(path: string, step: () => void): void;
  /**
   * Adds a step that removes what is new at `path`. It is skipped where a later change could not be rolled back, which may need
   * it.
   */
  addRemoval(path: string, step: () => void): void;
  /** Runs all steps in reverse order. Throws an `UndoFault` where one fails. */
  run(cause: unknown): void;
}

interface Step {
  readonly path: string;
  readonly step: () => void;
  readonly removes: boolean;
}

export function createUndo(): Undo {
  const steps: Step[] = [];
  return {
    get size() {
      return steps.length;
    },
    add: (path, step) => void steps.push({ path, step, removes: false }),
    addRemoval: (path, step) => void steps.push({ path, step, removes: true }),
    run(cause) {
      const failed = new Set<string>();
      for (const { path, step, removes } of steps.splice(0).reverse()) {
        if (!(removes && failed.size > 0) && succeeds(step)) continue;
        failed.add(path);
      }
      if (failed.size > 0) throw new UndoFault([...failed].reverse(), cause);
    },
  };
}

function succeeds(step: () => void): boolean {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}
