// Computes burn rates: how fast a budget is used, how long it lasts, and how soon an alert triggers. All times are in the same unit.
import { budgetShare } from './budget.ts';

/** Returns a burn rate; 1 uses exactly the whole budget over the window. */
export function burnRate(badShare: number, target: number): number {
  return badShare / budgetShare(target);
}

/** Returns the burn rate of a complete outage. A threshold above it never triggers. */
export function highestBurnRate(target: number): number {
  return burnRate(1, target);
}

/** Returns the share of the budget that a burn rate uses in a period. */
export function budgetUsed(rate: number, span: number, window: number): number {
  return (rate * span) / window;
}

/** Returns the burn rate that uses a share of the budget in a period. */
export function burnRateOf(share: number, span: number, window: number): number {
  return (share * window) / span;
}

/** Returns how long the remaining budget lasts: 0 if nothing is left, infinity if nothing burns. */
export function timeToExhaustion(remaining: number, window: number, rate: number): number {
  if (remaining <= 0) return 0;
  return rate <= 0 ? Number.POSITIVE_INFINITY : (remaining * window) / rate;
}

/** Returns how long a full budget would last. */
export function timeToExhaustEntire(window: number, rate: number): number {
  return timeToExhaustion(1, window, rate);
}

/**
 * Returns when a condition on the average over `alertingWindow` becomes true under a constant burn rate, after a period without
 * errors; undefined if it never does.
 */
export function detectionTime(alertingWindow: number, threshold: number, rate: number): number | undefined {
  return rate < threshold * (1 - 1e-9) ? undefined : (alertingWindow * threshold) / rate;
}
