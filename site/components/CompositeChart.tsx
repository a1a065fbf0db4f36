// Renders bars that show what each component of a composite SLO costs.
import type { ReactElement, ReactNode } from 'react';
import { losses, weightedMean } from '../slo-math/composite.ts';
import { percent } from '../slo-math/format.ts';
import type { Tone } from './picture/Legend.tsx';
import { ShareBars, type SharePart } from './ShareBars.tsx';

export interface CompositePart {
  readonly name: string;
  readonly weight: number;
  readonly reliability: number;
}

export interface CompositeChartProps {
  readonly title: string;
  readonly target: number;
  readonly parts: readonly CompositePart[];
  readonly caption?: ReactNode;
}

const tones: readonly Tone[] = ['accent', 'info', 'warning', 'danger'];

/** Shows the weight of each component, the reliability it lost, and the effect on the budget. */
export function CompositeChart({ title, target, parts, caption }: CompositeChartProps): ReactElement {
  const all = losses(parts, target);
  const shares = (of: (loss: (typeof all)[number]) => number): SharePart[] =>
    all.map((loss, i) => {
      const share = of(loss);
      return { name: parts[i]?.name ?? '', share, tone: tones[i % tones.length] ?? 'accent', text: percent(share) };
    });
  const reliability = weightedMean(parts);
  const left = 1 - all.reduce((sum, { shareOfBudget }) => sum + shareOfBudget, 0);
  return (
    <ShareBars
      title={title}
      result={`Reliability ${percent(reliability, 4)}`}
      legend={parts.map(({ name }, i) => ({ label: name, tone: tones[i % tones.length] ?? 'accent', as: 'bar' }))}
      rows={[
        { label: 'Normalized weight', parts: shares(({ normalized }) => normalized) },
        { label: 'Share of the loss', parts: shares(({ shareOfLoss }) => shareOfLoss) },
        { label: 'Error budget', value: `${percent(left)} left`, parts: shares(({ shareOfBudget }) => shareOfBudget) },
      ]}
      caption={caption}
    />
  );
}
