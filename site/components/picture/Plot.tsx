// Renders a plot with axes and marks.
import type { ReactElement } from 'react';
import './plot.css';
import { Lanes, laneHeight } from './Lanes.tsx';
import type { Lane, Mark } from './marks.ts';
import { PlotLines } from './PlotLines.tsx';
import { PlotMark } from './PlotMark.tsx';
import { type Domain, type Scales, scales, type Tick } from './scales.ts';

export interface PlotAxis {
  readonly domain: Domain;
  readonly ticks: readonly Tick[];
  /** The name of the values, shown at the end of the axis. */
  readonly name?: string;
}

export interface PlotProps {
  /** The accessible name of the drawing. */
  readonly title: string;
  /** The accessible description, with the numbers. */
  readonly description: string;
  readonly x: PlotAxis;
  /** If absent, only lanes are shown. */
  readonly y?: PlotAxis;
  readonly height?: number;
  readonly marks?: readonly Mark[];
  readonly lanes?: readonly Lane[];
}

const none: PlotAxis = { domain: [0, 1], ticks: [] };

/** Shows axes, marks between them, and lanes below, as wide as the column. */
export function Plot({ title, description, x, y, height = 220, marks = [], lanes = [] }: PlotProps): ReactElement {
  const plotHeight = y ? height : 0;
  const at = scales(x.domain, (y ?? none).domain, plotHeight);
  const below = plotHeight + (y ? 30 : 4);
  const total = y ? below + (x.name ? 18 : 0) + lanes.length * laneHeight : lanes.length * laneHeight + 26 + (x.name ? 18 : 0);
  const ticksAt = y ? plotHeight : lanes.length * laneHeight;
  return (
    <div className={y ? 'plot' : 'plot plot-without-y'}>
      <svg width="100%" height={total} role="img">
        <title>{title}</title>
        <desc>{description}</desc>
        {marks.map((mark) => mark.kind === 'band' && <PlotMark key={keyOf(mark)} mark={mark} at={at} height={plotHeight} />)}
        {y && <YAxis axis={y} at={at} />}
        <XAxis axis={x} at={at} bottom={ticksAt} />
        {y && <PlotLines marks={marks} at={at} height={plotHeight} />}
        {marks.map((mark) => mark.kind !== 'band' && <PlotMark key={keyOf(mark)} mark={mark} at={at} height={plotHeight} />)}
        <Lanes lanes={lanes} at={at} top={y ? below + (x.name ? 18 : 0) : 0} />
      </svg>
    </div>
  );
}

function YAxis({ axis, at }: { axis: PlotAxis; at: Scales }): ReactElement {
  return (
    <>
      {axis.ticks.map((tick) => (
        <g key={tick.at}>
          <line className={tick.at === 0 ? 'axis-line' : 'axis-grid'} x1="0" x2="100%" y1={at.y(tick.at)} y2={at.y(tick.at)} />
          <text className="axis-label" x="-8" y={at.y(tick.at) + 4} textAnchor="end">
            {tick.label}
          </text>
        </g>
      ))}
    </>
  );
}

function XAxis({ axis, at, bottom }: { axis: PlotAxis; at: Scales; bottom: number }): ReactElement {
  return (
    <>
      <line className="axis-line" x1="0" x2="100%" y1={bottom} y2={bottom} />
      {axis.ticks.map((tick) => (
        <g key={tick.at} className={tick.isMinor ? 'is-minor' : undefined}>
          <line className="axis-line" x1={at.x(tick.at)} x2={at.x(tick.at)} y1={bottom} y2={bottom + 5} />
          <text className="axis-label" x={at.x(tick.at)} y={bottom + 20} textAnchor="middle">
            {tick.label}
          </text>
        </g>
      ))}
      {axis.name && (
        <text className="axis-label" x="50%" y={bottom + 39} textAnchor="middle">
          {axis.name}
        </text>
      )}
    </>
  );
}

function keyOf(mark: Mark): string {
  return JSON.stringify(mark);
}
