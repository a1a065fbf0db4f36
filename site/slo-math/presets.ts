// Computes which presets of the alert policy wizard detect a burn rate, and when. Times are in minutes.
import { detectionTime, timeToExhaustEntire, timeToExhaustion } from './burn-rate.ts';

const hour = 60;
const week = 7 * 24 * hour;

/** The situation: a burn rate that has just begun, the remaining budget, and the length of the time window. */
export interface Situation {
  readonly rate: number;
  readonly remaining: number;
  readonly window: number;
}

export interface Notice {
  readonly preset: string;
  readonly severity: 'High' | 'Medium' | 'Low';
  /** The conditions, as in the fields of a policy. */
  readonly conditions: readonly string[];
  /** The time from the start of the burn rate until the preset triggers; undefined if it never does. */
  readonly after: number | undefined;
}

function fastBurn({ rate }: Situation): Notice {
  const conditions = ['averageBurnRate >= 20 over 5m'];
  return { preset: 'Fast burn', severity: 'High', conditions, after: detectionTime(5, 20, rate) };
}

function slowBurn({ rate, window }: Situation): Notice {
  const isLong = window > week;
  const long = detectionTime((isLong ? 48 : 12) * hour, 1, rate);
  const short = detectionTime(15, 2, rate);
  return {
    preset: isLong ? 'Slow burn, long windows' : 'Slow burn, short windows',
    severity: 'Medium',
    conditions: [`averageBurnRate >= 1 over ${isLong ? '48h' : '12h'}`, 'averageBurnRate >= 2 over 15m'],
    after: long === undefined || short === undefined ? undefined : Math.max(long, short),
  };
}

function fastExhaustion({ rate, remaining, window }: Situation): Notice {
  const [value, span] = [72 * hour, 10];
  if (remaining > 0) {
    // While the window of 10 min fills, its average rises; later, the remaining budget falls.
    const whileFilling = (remaining * window) / (rate * (1 + value / span));
    const later = timeToExhaustion(remaining, window, rate) - value;
    return {
      preset: 'Fast exhaustion above budget',
      severity: 'Medium',
      conditions: ['timeToBurnBudget < 72h over 10m', 'burnedBudget < 1.0'],
      after:
        rate <= 0 ? undefined : whileFilling <= span ? whileFilling : rate > 1 || later <= 0 ? Math.max(later, span) : undefined,
    };
  }
  const threshold = timeToExhaustEntire(window, 1) / value;
  return {
    preset: 'Fast exhaustion below budget',
    severity: 'Medium',
    conditions: ['timeToBurnEntireBudget <= 72h over 10m', 'burnedBudget >= 1.0'],
    after: detectionTime(span, threshold, rate),
  };
}

function almostExhausted({ rate, remaining, window }: Situation): Notice {
  const untilThen = timeToExhaustion(remaining - 0.2, window, rate);
  const isReached = remaining <= 0.2;
  return {
    preset: 'Budget almost exhausted',
    severity: 'Medium',
    conditions: ['burnedBudget >= 0.8'],
    // At a burn rate of up to 1, a rolling window recovers as much as is used.
    after: isReached ? 0 : rate > 1 ? untilThen : undefined,
  };
}

/** Returns the presets that fit the window and the budget, fastest first. */
export function noticesOf(situation: Situation): Notice[] {
  return [fastBurn(situation), slowBurn(situation), fastExhaustion(situation), almostExhausted(situation)];
}

/** Suggests a preset to start with: Fast burn if it triggers, or else the earliest; none for a burn rate of up to 1. */
export function suggestionFor(situation: Situation): Notice | undefined {
  if (situation.rate <= 1) return undefined;
  const [fast, ...others] = noticesOf(situation);
  if (fast?.after !== undefined) return fast;
  const inOrder = others.filter(({ after }) => after !== undefined).sort((a, b) => (a.after ?? 0) - (b.after ?? 0));
  // A condition that is already met says nothing about the burn rate.
  return inOrder.find(({ after }) => after !== 0) ?? inOrder[0];
}
