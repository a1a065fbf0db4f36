// Evaluates alert policy conditions against burn rates, and returns the lines and lanes of a picture.
import {
  type Alert,
  alertsOf,
  averageOver,
  lasting,
  overlap,
  type Point,
  type Span,
  type Stretch,
  spansAbove,
} from '../slo-math/alert-timeline.ts';
import type { Tone } from './picture/Legend.tsx';
import type { Lane } from './picture/marks.ts';

export interface AlertCondition {
  /** The label of its line. */
  readonly line: string;
  readonly tone: Tone;
  readonly threshold: number;
  /** The averaging window in minutes. If absent, the burn rate is not averaged. */
  readonly window?: number;
  readonly lastsFor?: number;
  /** The label of a lane that shows when the condition is true, or when its timer runs. */
  readonly lane?: string;
  readonly isTimer?: boolean;
}

export interface Observed {
  /** For each condition, when it is true or its timer runs. */
  readonly held: readonly (readonly Span[])[];
  readonly alerts: readonly Alert[];
}

export function linesOf(stretches: readonly Stretch[], conditions: readonly AlertCondition[], span: Span) {
  return conditions.map((condition) => ({ tone: condition.tone, points: lineOf(stretches, condition, span) }));
}

/** Returns the line of a condition. A burn rate that is not averaged is a step function. */
function lineOf(stretches: readonly Stretch[], { window }: AlertCondition, { from, to }: Span): Point[] {
  if (window !== undefined) return averageOver(stretches, window, { from, to });
  const corners = stretches.flatMap((stretch) => [
    { at: stretch.from, value: 0 },
    { at: stretch.from, value: stretch.rate },
    { at: stretch.to, value: stretch.rate },
    { at: stretch.to, value: 0 },
  ]);
  return [{ at: from, value: 0 }, ...corners, { at: to, value: 0 }];
}

export function observe(
  stretches: readonly Stretch[],
  conditions: readonly AlertCondition[],
  span: Span,
  coolDown: number | undefined,
): Observed {
  const met = conditions.map((condition) => spansAbove(lineOf(stretches, condition, span), condition.threshold));
  const held = conditions.map(({ lastsFor = 0, isTimer }, i) => (isTimer ? (met[i] ?? []) : lasting(met[i] ?? [], lastsFor)));
  const [firstHeld, ...othersHeld] = held;
  const [firstMet, ...othersMet] = met;
  if (coolDown === undefined || !firstHeld || !firstMet) return { held, alerts: [] };
  return { held, alerts: alertsOf(overlap(firstHeld, ...othersHeld), coolDown, overlap(firstMet, ...othersMet)) };
}

export function lanesOf({ held, alerts }: Observed, conditions: readonly AlertCondition[]): Lane[] {
  const ofConditions = conditions.flatMap(({ lane, tone, isTimer = false }, i): Lane[] => {
    const spans = (held[i] ?? []).map(({ from, to }) => ({ from, to, tone, ...(isTimer ? { look: 'hollow' as const } : {}) }));
    return lane ? [{ label: lane, spans }] : [];
  });
  if (alerts.length === 0) return ofConditions;
  const coolDowns = alerts.flatMap((alert) => alert.coolDowns);
  return [
    ...ofConditions,
    { label: 'Alert', spans: alerts.map(({ from, to }) => ({ from, to, tone: 'danger' })) },
    { label: 'Cooldown', spans: coolDowns.map(({ from, to }) => ({ from, to, tone: 'info', look: 'hollow' })) },
  ];
}
