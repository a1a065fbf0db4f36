// Collects the steps that take changes back, and runs them in reverse order.

/** Some changes could not be taken back. `cause` is why they were to be. */
export class UndoFault extends Error {
  override readonly name = 'UndoFault';

  constructor(
    /** Where the new state stands, or nothing. */
    readonly paths: readonly string[],
    cause: unknown,
  ) {
    super(`${paths.length} changes could not be taken back`, { cause });
  }
}

export interface Undo {
  readonly size: number;
  /** The step makes `path` what it was. */
  add(path: string, step: () => void): void;
  /** The step removes what is new at `path`, which stays where anything done after it stays: that may need it. */
  addRemoval(path: string, step: () => void): void;
  /** Runs every step, the last one first. Throws an `UndoFault` where one fails. */
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
