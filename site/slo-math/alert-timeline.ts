// Computes what an alert policy does over time: moving averages, conditions that are met, alerts that trigger and resolve. Times are in minutes.

/** A period with a constant burn rate; the burn rate is 0 elsewhere. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Point {
  readonly at: number;
  readonly value: number;
}

/** Returns the average burn rate over the window that ends at `at`. */
export function averageAt(stretches: readonly Stretch[], window: number, at: number): number {
  const burned = stretches.map(({ from, to, rate }) => Math.max(0, Math.min(to, at) - Math.max(from, at - window)) * rate);
  return burned.reduce((all, part) => all + part, 0) / window;
}

/** Returns the corners of the average, which is linear between them. */
export function averageOver(stretches: readonly Stretch[], window: number, { from, to }: Span): Point[] {
  const corners = stretches.flatMap((stretch) => [stretch.from, stretch.to, stretch.from + window, stretch.to + window]);
  const moments = [...new Set([from, ...corners, to])].filter((at) => at >= from && at <= to).sort((a, b) => a - b);
  return moments.map((at) => ({ at, value: averageAt(stretches, window, at) }));
}

/** Tolerance below the threshold, since sums of fractions are not exact. */
const hair = 1e-9;

/** Returns when a piecewise linear function is at or above the threshold. */
export function spansAbove(points: readonly Point[], threshold: number): Span[] {
  const pieces: Span[] = [];
  points.slice(1).forEach((end, i) => {
    const start = points[i] ?? end;
    const isIn = [start, end].map(({ value }) => value >= threshold - hair);
    const crossing = start.at + ((threshold - start.value) / (end.value - start.value)) * (end.at - start.at);
    if (isIn[0] && isIn[1]) pieces.push({ from: start.at, to: end.at });
    else if (isIn[0]) pieces.push({ from: start.at, to: crossing });
    else if (isIn[1]) pieces.push({ from: crossing, to: end.at });
  });
  return joined(pieces.filter(({ from, to }) => to - from > hair));
}

/** Returns when a condition with `lastsFor` is true: from `lastsFor` after its start until its end. */
export function lasting(spans: readonly Span[], lastsFor: number): Span[] {
  return spans.filter(({ from, to }) => to - from > lastsFor).map(({ from, to }) => ({ from: from + lastsFor, to }));
}

/** Returns when all are true at the same time. */
export function overlap(first: readonly Span[], ...others: (readonly Span[])[]): Span[] {
  const both = (a: readonly Span[], b: readonly Span[]): Span[] =>
    a.flatMap((one) => b.map((two) => ({ from: Math.max(one.from, two.from), to: Math.min(one.to, two.to) })));
  return others.reduce<Span[]>((all, next) => both(all, next).filter(({ from, to }) => to > from), [...first]);
}

export interface Alert extends Span {
  /** The periods in which the cooldown ran; the last one ends with the alert. */
  readonly coolDowns: readonly Span[];
}

/**
 * Returns the alerts of a policy whose conditions together trigger at the start of each of `triggers`. Once an alert has begun,
 * `met`, which does not wait for `lastsFor`, stops its cooldown.
 */
export function alertsOf(triggers: readonly Span[], coolDown: number, met: readonly Span[] = triggers): Alert[] {
  const alerts: Alert[] = [];
  for (const { from } of triggers) {
    if (from < (alerts.at(-1)?.to ?? Number.NEGATIVE_INFINITY)) continue;
    const ends = met.filter(({ to }) => to > from);
    const coolDowns: Span[] = [];
    for (const [i, { to }] of ends.entries()) {
      const next = ends[i + 1]?.from ?? Number.POSITIVE_INFINITY;
      coolDowns.push({ from: to, to: Math.min(to + coolDown, next) });
      if (next > to + coolDown) break;
    }
    alerts.push({ from, to: coolDowns.at(-1)?.to ?? from, coolDowns });
  }
  return alerts;
}

function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && span.from - last.to < hair) all[all.length - 1] = { from: last.from, to: span.to };
    else all.push(span);
  }
  return all;
}
