// Renders one mark of a plot that is not a line: a band, a dot, a cross or a label.
import type { ReactElement } from 'react';
import type { Mark } from './marks.ts';
import type { Scales } from './scales.ts';

export interface PlotMarkProps {
  readonly mark: Mark;
  readonly at: Scales;
  readonly height: number;
}

/** Shows a mark that is not a line. */
export function PlotMark({ mark, at, height }: PlotMarkProps): ReactElement | null {
  if (mark.kind === 'band') {
    const width = `${Number.parseFloat(at.x(mark.to)) - Number.parseFloat(at.x(mark.from))}%`;
    return <rect className={`tone-${mark.tone} mark-band`} x={at.x(mark.from)} y="0" width={width} height={height} />;
  }
  if (mark.kind === 'dot') {
    const radius = mark.isSmall ? 3.5 : 5;
    return <circle className={`tone-${mark.tone} mark-dot`} cx={at.x(mark.at[0])} cy={at.y(mark.at[1])} r={radius} />;
  }
  if (mark.kind === 'cross') {
    return (
      <svg
        className={`tone-${mark.tone} plot-lines`}
        x={at.x(mark.at[0])}
        y={at.y(mark.at[1])}
        width="1"
        height="1"
        aria-hidden="true"
      >
        <path className="mark-cross" d="M-4-4L4 4M4-4L-4 4" />
      </svg>
    );
  }
  if (mark.kind === 'label') {
    const { at: place, text, anchor = 'start', dx = 0, dy = 0, tone, isMinor } = mark;
    const names = ['mark-label', tone ? `tone-${tone} mark-toned` : '', isMinor ? 'is-minor' : ''];
    return (
      <text className={names.filter(Boolean).join(' ')} x={at.x(place[0])} y={at.y(place[1])} dx={dx} dy={dy} textAnchor={anchor}>
        {text}
      </text>
    );
  }
  return null;
}
