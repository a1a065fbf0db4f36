// Renders weights as shares of their sum.
import type { ReactElement, ReactNode } from 'react';
import { normalized } from '../slo-math/composite.ts';
import { number } from '../slo-math/format.ts';
import type { Tone } from './picture/Legend.tsx';
import { ShareBars } from './ShareBars.tsx';

export interface WeightBarsProps {
  readonly title: string;
  readonly rows: readonly {
    readonly label: string;
    readonly weights: readonly { readonly name: string; readonly weight: number }[];
  }[];
  readonly caption?: ReactNode;
}

const tones: readonly Tone[] = ['accent', 'info', 'warning', 'danger'];

/** Shows weights normalized by their sum. */
export function WeightBars({ title, rows, caption }: WeightBarsProps): ReactElement {
  const names = [...new Set(rows.flatMap(({ weights }) => weights.map(({ name }) => name)))];
  const toneOf = (name: string): Tone => tones[names.indexOf(name) % tones.length] ?? 'accent';
  return (
    <ShareBars
      title={title}
      legend={names.map((name) => ({ label: name, tone: toneOf(name), as: 'bar' }))}
      rows={rows.map(({ label, weights }) => {
        const shares = normalized(weights.map(({ weight }) => weight));
        const parts = weights.map(({ name }, i) => {
          return { name, share: shares[i] ?? 0, tone: toneOf(name), text: number(shares[i] ?? 0, 4) };
        });
        return { label, value: `Weights ${weights.map(({ weight }) => weight).join(', ')}`, parts };
      })}
      caption={caption}
    />
  );
}
