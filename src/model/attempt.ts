// Runs what may throw, for callers to whom the reason does not matter.

/** Returns `otherwise` where `run` throws. */
export function attempt<Result, Otherwise = undefined>(run: () => Result, otherwise?: Otherwise): Result | Otherwise {
  try {
    return run();
  } catch {
    return otherwise as Otherwise;
  }
}
