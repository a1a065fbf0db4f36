// Computes burn rates: how fast a budget is used, how long it lasts, and how soon an alert triggers. All times are in the same unit.
import { budgetShare } from './budget.ts';

/** 1 uses exactly the budget over the window. */
export function burnRate(badShare: number, target: number): number {
  return badShare / budgetShare(target);
}

/** What a complete outage burns. A threshold above it never fires. */
export function highestBurnRate(target: number): number {
  return burnRate(1, target);
}

/** The share of the budget that a burn rate uses in a span. */
export function budgetUsed(rate: number, span: number, window: number): number {
  return (rate * span) / window;
}

/** The burn rate that uses a share of the budget in a span. */
export function burnRateOf(share: number, span: number, window: number): number {
  return (share * window) / span;
}

/** How long what is left lasts; nothing when nothing is left, for ever when nothing burns. */
export function timeToExhaustion(remaining: number, window: number, rate: number): number {
  if (remaining <= 0) return 0;
  return rate <= 0 ? Number.POSITIVE_INFINITY : (remaining * window) / rate;
}

/** How long an untouched budget would last. */
export function timeToExhaustEntire(window: number, rate: number): number {
  return timeToExhaustion(1, window, rate);
}

/**
 * When a condition on the average over `alertingWindow` becomes true, after a quiet time, under a constant burn rate;
 * undefined when it never does.
 */
export function detectionTime(alertingWindow: number, threshold: number, rate: number): number | undefined {
  return rate < threshold * (1 - 1e-9) ? undefined : (alertingWindow * threshold) / rate;
}
