// Computes error budgets: what a target allows, what was used, and what remains. Shares are numbers from 0 to 1.

export const minutesPerDay = 1440;

/** Returns the share of units that may be bad. */
export function budgetShare(target: number): number {
  return 1 - target;
}

/** Returns how many units of `total` may be bad: events for Occurrences, minutes in the window for Timeslices. */
export function budgetOf(target: number, total: number): number {
  return budgetShare(target) * total;
}

export function budgetMinutes(target: number, days: number): number {
  return budgetOf(target, days * minutesPerDay);
}

export function reliability(bad: number, total: number): number {
  return total === 0 ? 1 : (total - bad) / total;
}

/** Returns the share of the budget that is used, which may exceed 1. */
export function burnedShare(bad: number, total: number, target: number): number {
  return bad / budgetOf(target, total);
}

/** Returns the share of the budget that remains, which may be negative. */
export function remainingShare(bad: number, total: number, target: number): number {
  return 1 - burnedShare(bad, total, target);
}

/** Returns true for a valid target; a target of 1 would leave no budget. */
export function isTarget(target: number): boolean {
  return target >= 0 && target < 1;
}

/** Returns true for a minute that reaches its time slice target; a minute without points is good. */
export function isGoodSlice(good: number, all: number, timeSliceTarget: number): boolean {
  return all === 0 || good / all >= timeSliceTarget;
}

/** Excludes time from both the bad minutes and the minutes in the window. */
export function adjustedRemaining(
  bad: number,
  total: number,
  target: number,
  excluded: { readonly bad: number; readonly total: number },
): number {
  return remainingShare(bad - excluded.bad, total - excluded.total, target);
}
