// Renders a chart of the error budget that remains over time as incidents occur.
import type { ReactElement, ReactNode } from 'react';
import { dateAfter, number, percent } from '../slo-math/format.ts';
import { type Incident, remainingOverTime, type Step, type Window } from '../slo-math/remaining-over-time.ts';
import type { Tone } from './picture/Legend.tsx';
import { type Mark, type Pair, steps } from './picture/marks.ts';
import { Picture } from './picture/Picture.tsx';
import { Plot } from './picture/Plot.tsx';
import { range, ticks } from './picture/scales.ts';

export interface LabelledIncident extends Incident {
  /** Defaults to its bad minutes. */
  readonly label?: string;
  /** The side of the dot on which the label appears. */
  readonly side?: 'start' | 'end';
}

/** One way to count the same incidents. */
export interface BudgetSeries {
  readonly label: string;
  readonly tone: Tone;
  readonly isDashed?: boolean;
  readonly window?: Window;
  /** Minutes that a budget adjustment excludes from the window. */
  readonly excluded?: number;
  readonly incidents?: readonly Incident[];
}

export interface BudgetChartProps {
  readonly title: string;
  readonly target: number;
  /** The length of the time axis, and of the window unless a series has its own. */
  readonly days: number;
  /** The date of day 0. If absent, days are numbered. */
  readonly from?: string;
  readonly tickDays?: number;
  readonly incidents: readonly LabelledIncident[];
  readonly series?: readonly BudgetSeries[];
  /** Adds a line for a burn rate of 1. */
  readonly steady?: boolean;
  readonly caption?: ReactNode;
  /** Set this if the numbers already appear next to the picture. */
  readonly isTabled?: boolean;
}

/** Shows the remaining error budget, which falls with each incident, and recovers as the window moves. */
export function BudgetChart(props: BudgetChartProps): ReactElement {
  const { title, days, from, tickDays = 7, incidents, steady, caption, isTabled } = props;
  const series = props.series ?? [{ label: 'Remaining error budget', tone: 'accent' }];
  const lines = series.map((one) => ({ ...one, steps: stepsOf(one, props) }));
  const least = Math.min(0, ...lines.flatMap((line) => line.steps.map(({ left }) => left)));
  const floor = Math.floor(least * 2) / 2;
  const first = lines[0];
  const end = first?.steps.at(-1)?.left ?? 1;
  const dayLabel = (day: number): string => (from ? dateAfter(from, day).slice(5) : day === 0 ? 'Day 0' : `${day}`);
  const steadyLine: Mark = {
    kind: 'line',
    points: [
      [0, 1],
      [days, 0],
    ],
    tone: 'muted',
    isDashed: true,
    isThin: true,
  };
  const legend = [
    ...(series.length > 1
      ? series.map(({ label, tone, isDashed }) => ({ label, tone, as: isDashed ? 'dashed' : 'line' }) as const)
      : []),
    ...(steady ? [{ label: 'Steady use: burn rate 1', tone: 'muted', as: 'dashed' } as const] : []),
  ];
  const marks: Mark[] = [
    ...(steady ? [steadyLine] : []),
    ...lines.toReversed().flatMap(({ steps: all, tone, isDashed = false }): Mark[] => {
      const points = steps(
        all.map(({ day, left }): Pair => [day, left]),
        days,
      );
      const line: Mark = { kind: 'line', points, tone, isDashed };
      return series.length > 1 ? [line] : [{ kind: 'area', points, tone }, line];
    }),
    ...(first ? incidents.flatMap((incident) => dotOf(incident, first.steps, first.tone)) : []),
  ];
  return (
    <Picture
      title={title}
      result={series.length > 1 ? undefined : `${percent(end, 1)} left`}
      legend={legend.length > 0 ? legend : undefined}
      caption={caption}
      table={isTabled ? undefined : { head: ['Day', ...series.map(({ label }) => label)], rows: rowsOf(lines, dayLabel) }}
    >
      <Plot
        title={title}
        description={lines
          .map((line) => `${line.label}: ${line.steps.map((step) => saying(step, dayLabel)).join(', ')}.`)
          .join(' ')}
        x={{ domain: [0, days], ticks: ticks(range(0, days, tickDays), dayLabel) }}
        y={{ domain: [floor, 1], ticks: ticks(range(floor, 1, floor < 0 ? 0.5 : 0.25), (share) => percent(share, 0)) }}
        height={floor < 0 ? 260 : 220}
        marks={marks}
      />
    </Picture>
  );
}

function stepsOf(series: BudgetSeries, { target, days, incidents }: BudgetChartProps): Step[] {
  const { window = { borders: [0, days] }, excluded = 0 } = series;
  return remainingOverTime(series.incidents ?? incidents, { target, days, window, excluded });
}

function dotOf({ day, badMinutes, label, side = 'start' }: LabelledIncident, all: readonly Step[], tone: Tone): Mark[] {
  const step = all.find((one) => one.day === day);
  if (!step) return [];
  const at: Pair = [day, step.left];
  const dx = side === 'start' ? 10 : -10;
  return [
    { kind: 'dot', at, tone },
    { kind: 'label', at, text: label ?? `${number(badMinutes)} bad min`, anchor: side, dx, dy: side === 'start' ? -9 : 18 },
  ];
}

function saying({ day, left }: Step, dayLabel: (day: number) => string): string {
  return `${percent(left, 1)} from ${day === 0 ? 'the start' : dayLabel(Math.floor(day))}`;
}

function rowsOf(lines: readonly { readonly steps: readonly Step[] }[], dayLabel: (day: number) => string): string[][] {
  const moments = [...new Set(lines.flatMap((line) => line.steps.map(({ day }) => day)))].sort((a, b) => a - b);
  return moments.map((moment) => {
    const lefts = lines.map((line) => line.steps.findLast(({ day }) => day <= moment)?.left ?? 1);
    return [dayLabel(Math.floor(moment)), ...lefts.map((left) => percent(left))];
  });
}
