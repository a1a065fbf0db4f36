// Renders a chart that shows how fast burn rates use up a budget.
import type { ReactElement, ReactNode } from 'react';
import { timeToExhaustion } from '../slo-math/burn-rate.ts';
import { duration, number, percent } from '../slo-math/format.ts';
import type { Tone } from './picture/Legend.tsx';
import type { Mark } from './picture/marks.ts';
import { Picture } from './picture/Picture.tsx';
import { Plot } from './picture/Plot.tsx';
import { range, ticks } from './picture/scales.ts';

export interface BurnRatesProps {
  readonly title: string;
  /** The length of the time window. */
  readonly days: number;
  /** The share of the budget that remains at the start. */
  readonly remaining?: number;
  /** Up to five, in any order. */
  readonly rates: readonly number[];
  readonly caption?: ReactNode;
  readonly isTabled?: boolean;
}

const tones: readonly Tone[] = ['danger', 'warning', 'info', 'accent', 'muted'];

/** Compares burn rates on the same budget, each until the budget is used up. */
export function BurnRates({ title, days, remaining = 1, rates, caption, isTabled }: BurnRatesProps): ReactElement {
  const window = days * 1440;
  const ends = rates
    .toSorted((a, b) => b - a)
    .map((rate, i) => {
      return { rate, minutes: timeToExhaustion(remaining, window, rate), tone: tones[i] ?? 'muted' };
    });
  const marks: Mark[] = ends.flatMap(({ rate, minutes, tone }): Mark[] => {
    const day = minutes / 1440;
    const end = Math.min(day, days);
    return [
      {
        kind: 'line',
        points: [
          [0, remaining],
          [end, remaining - (rate * end) / days],
        ],
        tone,
      },
      ...(day <= days ? [{ kind: 'dot', at: [day, 0], tone } as const] : []),
    ];
  });
  const lasts = (minutes: number): string => (minutes < 60 * 1000 ? `${number(minutes / 60)} h` : duration(minutes));
  return (
    <Picture
      title={title}
      legend={ends.map(({ rate, minutes, tone }) => ({ label: `At ${number(rate)}: used up after ${lasts(minutes)}`, tone }))}
      caption={caption}
      table={
        isTabled
          ? undefined
          : {
              head: ['Burn rate', 'Budget is used up after'],
              rows: ends.map(({ rate, minutes }) => [number(rate), lasts(minutes)]),
            }
      }
    >
      <Plot
        title={title}
        description={`Starting from ${percent(remaining)} of a ${days}-day budget. ${ends
          .map(({ rate, minutes }) => `At a burn rate of ${number(rate)}, it is used up after ${lasts(minutes)}.`)
          .join(' ')}`}
        x={{ domain: [0, days], ticks: ticks(range(0, days, 5), (day) => (day === 0 ? 'Day 0' : `${day}`)) }}
        y={{ domain: [0, 1], ticks: ticks(range(0, 1, 0.25), (share) => percent(share, 0)) }}
        marks={marks}
      />
    </Picture>
  );
}
