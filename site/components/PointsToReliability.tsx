// Renders how data points become good or bad minutes, and how minutes become reliability.
import type { ReactElement, ReactNode } from 'react';
import { isGoodSlice, reliability } from '../slo-math/budget.ts';
import { number, percent } from '../slo-math/format.ts';
import type { Mark } from './picture/marks.ts';
import { Picture } from './picture/Picture.tsx';
import { Plot } from './picture/Plot.tsx';
import { range, ticks } from './picture/scales.ts';

export interface PointsToReliabilityProps {
  readonly title: string;
  /** The points of each minute. */
  readonly minutes: readonly (readonly number[])[];
  /** A point is good up to this value. */
  readonly value: number;
  readonly unit: string;
  readonly timeSliceTarget: number;
  readonly most: number;
  readonly caption?: ReactNode;
}

/** Shows how points become good or bad minutes, and how minutes become reliability. */
export function PointsToReliability(props: PointsToReliabilityProps): ReactElement {
  const { title, minutes, value, unit, timeSliceTarget, most, caption } = props;
  const judged = minutes.map((points) => {
    const good = points.filter((point) => point <= value).length;
    return { good, all: points.length, isGood: isGoodSlice(good, points.length, timeSliceTarget) };
  });
  const bad = judged.filter(({ isGood }) => !isGood).length;
  const result = percent(reliability(bad, minutes.length));
  const marks: Mark[] = [
    {
      kind: 'line',
      points: [
        [0, value],
        [minutes.length, value],
      ],
      tone: 'warning',
      isDashed: true,
      isThin: true,
    },
    ...minutes.flatMap((points, minute) =>
      points.map((point, i): Mark => {
        const at = [minute + (i + 0.5) / points.length, Math.min(point, most)] as const;
        return point <= value ? { kind: 'dot', at, tone: 'accent', isSmall: true } : { kind: 'cross', at, tone: 'danger' };
      }),
    ),
  ];
  return (
    <Picture
      title={title}
      result={`${minutes.length - bad} of ${minutes.length} minutes are good`}
      legend={[
        { label: `Point at or below ${number(value)} ${unit}`, tone: 'accent', as: 'dot' },
        { label: `Point above ${number(value)} ${unit}`, tone: 'danger', as: 'cross' },
        { label: 'Objective value', tone: 'warning', as: 'dashed' },
      ]}
      caption={caption}
      table={{
        head: ['Minute', 'Good points', 'Share', 'Result'],
        rows: judged.map(({ good, all, isGood }, i) => [
          `${i + 1}`,
          `${good} of ${all}`,
          number(good / all),
          isGood ? 'good' : 'bad',
        ]),
      }}
    >
      <Plot
        title={title}
        description={`${judged.map(({ good, all, isGood }, i) => `Minute ${i + 1}: ${good} of ${all} points good, ${isGood ? 'good' : 'bad'}.`).join(' ')} Reliability: ${result}.`}
        x={{ domain: [0, minutes.length], ticks: ticks(range(0, minutes.length, 1), (minute) => `${minute}`), name: 'Minutes' }}
        y={{ domain: [0, most], ticks: ticks(range(0, most, most / 3), (level) => `${number(level)} ${unit}`) }}
        height={150}
        marks={marks}
        lanes={[
          {
            label: `Bad minutes: below ${percent(timeSliceTarget)}`,
            spans: judged.map(({ isGood }, i) => ({
              from: i + 0.04,
              to: i + 0.96,
              tone: isGood ? ('accent' as const) : ('danger' as const),
              ...(isGood ? { look: 'tint' as const } : { text: 'bad', isTextMinor: true }),
            })),
          },
        ]}
      />
    </Picture>
  );
}
