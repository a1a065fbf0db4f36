// Renders burn rates with alert policy conditions, and the alerts that they trigger.
import type { ReactElement, ReactNode } from 'react';
import type { Stretch } from '../slo-math/alert-timeline.ts';
import { clock, number } from '../slo-math/format.ts';
import { type AlertCondition, lanesOf, linesOf, observe } from './alert-observation.ts';
import type { LegendEntry } from './picture/Legend.tsx';
import type { Mark, Pair } from './picture/marks.ts';
import { Picture } from './picture/Picture.tsx';
import { Plot } from './picture/Plot.tsx';
import { range, ticks } from './picture/scales.ts';

export interface AlertChartProps {
  readonly title: string;
  /** Minutes after midnight for times of day, or else after the start. */
  readonly from: number;
  readonly to: number;
  readonly tickEvery: number;
  readonly isClock?: boolean;
  /** The unit of times that are not times of day, and of windows and cooldowns. */
  readonly unit?: 'min' | 'h';
  /** The periods in which the service burned its budget, with their burn rates. */
  readonly stretches: readonly Stretch[];
  readonly conditions: readonly AlertCondition[];
  /** If set, shows the alerts of a policy with these conditions. */
  readonly coolDown?: number;
  readonly most: number;
  readonly ticksOfRate: readonly number[];
  /** If set, highlights the failing periods behind the lines, with this name in the legend. */
  readonly failing?: string;
  readonly caption?: ReactNode;
  readonly isTabled?: boolean;
}

/** Shows burn rates over time, condition thresholds, and the results: conditions that are met, alerts and cooldowns. */
export function AlertChart(props: AlertChartProps): ReactElement {
  const {
    title,
    from,
    to,
    tickEvery,
    isClock,
    unit = 'min',
    stretches,
    conditions,
    coolDown,
    most,
    ticksOfRate,
    failing,
    caption,
  } = props;
  const span = { from, to };
  const observed = observe(stretches, conditions, span, coolDown);
  const time = (minute: number): string => (isClock ? clock(minute) : `${number(minute)} ${unit}`);
  const thresholds = [...new Set(conditions.map(({ threshold }) => threshold))];
  const legend: LegendEntry[] = [
    ...(failing ? [{ label: failing, tone: 'danger', as: 'bar' } as const] : []),
    ...conditions.map(({ line, tone }) => ({ label: line, tone })),
    { label: `Threshold: ${thresholds.map((threshold) => number(threshold)).join(' and ')}`, tone: 'warning', as: 'dashed' },
  ];
  const marks: Mark[] = [
    ...(failing ? stretches.map((stretch): Mark => ({ kind: 'band', from: stretch.from, to: stretch.to, tone: 'danger' })) : []),
    ...thresholds.map((threshold): Mark => {
      return {
        kind: 'line',
        points: [
          [from, threshold],
          [to, threshold],
        ],
        tone: 'warning',
        isDashed: true,
        isThin: true,
      };
    }),
    ...linesOf(stretches, conditions, span).map(({ tone, points }): Mark => {
      return { kind: 'line', points: points.map(({ at, value }): Pair => [at, Math.min(value, most)]), tone };
    }),
  ];
  return (
    <Picture
      title={title}
      legend={legend}
      caption={caption}
      table={props.isTabled ? undefined : { head: ['From', 'To', 'Event'], rows: rows() }}
    >
      <Plot
        title={title}
        description={rows()
          .map(([start, end, what]) => `${what}: ${start} to ${end}.`)
          .join(' ')}
        x={{
          domain: [from, to],
          ticks: ticks(range(from, to, tickEvery), (minute) => (isClock ? clock(minute) : `${minute} ${unit}`)),
        }}
        y={{ domain: [0, most], ticks: ticks(ticksOfRate, (rate) => number(rate)) }}
        height={180}
        marks={marks}
        lanes={lanesOf(observed, conditions)}
      />
    </Picture>
  );

  function rows(): string[][] {
    const failures = stretches.map((stretch) => ({ ...stretch, what: `Burn rate ${number(stretch.rate)}` }));
    const held = observed.held.flatMap((spans, i) => spans.map((one) => ({ ...one, what: conditions[i]?.lane ?? '' })));
    const alerts = observed.alerts.flatMap((alert) => [
      { ...alert, what: 'Alert' },
      ...alert.coolDowns.map((one) => ({ ...one, what: 'Cooldown' })),
    ]);
    return [...failures, ...held.filter(({ what }) => what), ...alerts].map((one) => [time(one.from), time(one.to), one.what]);
  }
}
