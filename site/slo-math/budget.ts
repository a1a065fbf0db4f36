// Computes error budgets: what a target permits, what was used, and what remains. Shares are numbers from 0 to 1.

export const minutesPerDay = 1440;

/** The share of units that may be bad. */
export function budgetShare(target: number): number {
  return 1 - target;
}

/** How many units of `total` may be bad: events for Occurrences, minutes of the window for Timeslices. */
export function budgetOf(target: number, total: number): number {
  return budgetShare(target) * total;
}

export function budgetMinutes(target: number, days: number): number {
  return budgetOf(target, days * minutesPerDay);
}

export function reliability(bad: number, total: number): number {
  return total === 0 ? 1 : (total - bad) / total;
}

/** The part of the budget that is used. It may pass 1. */
export function burnedShare(bad: number, total: number, target: number): number {
  return bad / budgetOf(target, total);
}

/** The part of the budget that is left. It may be negative. */
export function remainingShare(bad: number, total: number, target: number): number {
  return 1 - burnedShare(bad, total, target);
}

/** A target of 1 leaves no budget. */
export function isTarget(target: number): boolean {
  return target >= 0 && target < 1;
}

/** A minute that reaches its time slice target; a minute without points is good. */
export function isGoodSlice(good: number, all: number, timeSliceTarget: number): boolean {
  return all === 0 || good / all >= timeSliceTarget;
}

/** Excluded time leaves both the bad minutes and the minutes of the window. */
export function adjustedRemaining(
  bad: number,
  total: number,
  target: number,
  excluded: { readonly bad: number; readonly total: number },
): number {
  return remainingShare(bad - excluded.bad, total - excluded.total, target);
}
