// Renders time periods in rows.
import type { ReactElement, ReactNode } from 'react';
import { clock } from '../slo-math/format.ts';
import type { LegendEntry } from './picture/Legend.tsx';
import type { Lane } from './picture/marks.ts';
import { Picture } from './picture/Picture.tsx';
import { Plot } from './picture/Plot.tsx';
import { range, ticks } from './picture/scales.ts';

export interface TimeSpansProps {
  readonly title: string;
  /** Minutes after midnight. */
  readonly from: number;
  readonly to: number;
  readonly tickEvery: number;
  readonly lanes: readonly Lane[];
  readonly legend?: readonly LegendEntry[];
  readonly caption?: ReactNode;
}

/** Shows when something was true, in rows, one below another. */
export function TimeSpans({ title, from, to, tickEvery, lanes, legend, caption }: TimeSpansProps): ReactElement {
  const spans = lanes.flatMap((lane) => lane.spans.map((span) => ({ ...span, label: lane.label })));
  return (
    <Picture title={title} legend={legend} caption={caption}>
      <Plot
        title={title}
        description={spans
          .map((span) => `${[span.label, span.text].filter(Boolean).join(', ')}: ${clock(span.from)} to ${clock(span.to)}.`)
          .join(' ')}
        x={{ domain: [from, to], ticks: ticks(range(from, to, tickEvery), clock) }}
        lanes={lanes}
      />
    </Picture>
  );
}
