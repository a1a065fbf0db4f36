// Renders a scale of targets, with the range of reasonable targets.
import type { ReactElement, ReactNode } from 'react';
import { percent } from '../slo-math/format.ts';
import type { Tone } from './picture/Legend.tsx';
import type { Mark } from './picture/marks.ts';
import { Picture } from './picture/Picture.tsx';
import { Plot } from './picture/Plot.tsx';
import { range, ticks } from './picture/scales.ts';

export interface TargetScaleProps {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly tickEvery: number;
  /** The lowest and the highest reasonable target. */
  readonly room: readonly [number, number];
  readonly values: readonly { readonly name: string; readonly value: number; readonly tone: Tone; readonly digits?: number }[];
  readonly caption?: ReactNode;
}

const rowHeight = 34;

/** Shows the range for a target between what is needed and what is achievable. */
export function TargetScale({ title, from, to, tickEvery, room, values, caption }: TargetScaleProps): ReactElement {
  const height = values.length * rowHeight + 12;
  const level = (i: number): number => 1 - (i * rowHeight + 20) / height;
  const marks: Mark[] = [
    { kind: 'band', from: room[0], to: room[1], tone: 'accent' },
    ...values.flatMap(({ name, value, tone, digits = 4 }, i): Mark[] => {
      const isRight = (value - from) / (to - from) > 0.5;
      return [
        {
          kind: 'line',
          points: [
            [value, 0],
            [value, level(i)],
          ],
          tone,
          isThin: true,
        },
        { kind: 'dot', at: [value, level(i)], tone },
        {
          kind: 'label',
          at: [value, level(i)],
          text: `${name}: ${percent(value, digits)}`,
          anchor: isRight ? 'end' : 'start',
          dx: isRight ? -12 : 12,
          dy: 4,
        },
      ];
    }),
  ];
  return (
    <Picture title={title} caption={caption}>
      <Plot
        title={title}
        description={`${values.map(({ name, value }) => `${name}: ${percent(value, 4)}.`).join(' ')} Targets from ${percent(room[0])} to ${percent(room[1], 4)} are reasonable.`}
        x={{ domain: [from, to], ticks: ticks(range(from, to, tickEvery), (share) => percent(share)) }}
        y={{ domain: [0, 1], ticks: [] }}
        height={height}
        marks={marks}
      />
    </Picture>
  );
}
