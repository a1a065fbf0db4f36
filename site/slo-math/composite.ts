// Computes composite SLOs: weights, the cost of each component, and the effect of missing data.
import { burnedShare } from './budget.ts';

export interface Component {
  readonly weight: number;
  readonly reliability: number;
}

export interface ComponentLoss {
  readonly normalized: number;
  /** The share by which it lowers the reliability of the composite. */
  readonly loss: number;
  readonly shareOfLoss: number;
  readonly shareOfBudget: number;
}

export type WhenDelayed = 'Ignore' | 'CountAsGood' | 'CountAsBad';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export function normalized(weights: readonly number[]): number[] {
  const all = sum(weights);
  return weights.map((weight) => weight / all);
}

export function weightedMean(components: readonly Component[]): number {
  const shares = normalized(components.map(({ weight }) => weight));
  return sum(components.map(({ reliability }, i) => reliability * (shares[i] ?? 0)));
}

export function losses(components: readonly Component[], target: number): ComponentLoss[] {
  const shares = normalized(components.map(({ weight }) => weight));
  const lost = components.map(({ reliability }, i) => (shares[i] ?? 0) * (1 - reliability));
  const all = sum(lost);
  return lost.map((loss, i) => ({
    normalized: shares[i] ?? 0,
    loss,
    shareOfLoss: all === 0 ? 0 : loss / all,
    shareOfBudget: burnedShare(loss, 1, target),
  }));
}

/** Returns the composite for a minute in which the component at `missing` has no data after `maxDelay`. */
export function withMissing(components: readonly Component[], missing: number, whenDelayed: WhenDelayed): number {
  if (whenDelayed === 'Ignore') return weightedMean(components.filter((_, i) => i !== missing));
  const assumed = whenDelayed === 'CountAsGood' ? 1 : 0;
  return weightedMean(components.map((component, i) => (i === missing ? { ...component, reliability: assumed } : component)));
}

/** Returns the composite with the aggregation ErrorBudgetState, in which a component counts as 1 while it has budget. */
export function budgetState(components: readonly { readonly weight: number; readonly hasBudget: boolean }[]): number {
  return weightedMean(components.map(({ weight, hasBudget }) => ({ weight, reliability: hasBudget ? 1 : 0 })));
}

/** Returns the strict product: the reliability for users who need every part. */
export function serialProduct(targets: readonly number[]): number {
  return targets.reduce((product, target) => product * target, 1);
}

/** Returns the weight with which a component alone uses up the budget in `minutes`. */
export function weightForOutage(target: number, windowMinutes: number, minutes: number): number {
  return ((1 - target) * windowMinutes) / minutes;
}

/** Returns the weight at the top of nested composites: the product along the path. */
export function effectiveWeight(path: readonly number[]): number {
  return serialProduct(path);
}
