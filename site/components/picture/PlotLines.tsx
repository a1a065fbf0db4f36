// Renders the lines and areas of a plot.
import type { ReactElement } from 'react';
import type { AreaMark, LineMark, Mark, Pair } from './marks.ts';
import type { Scales } from './scales.ts';

export interface PlotLinesProps {
  readonly marks: readonly Mark[];
  readonly at: Scales;
  readonly height: number;
}

/** Shows lines and areas in a separate SVG that is stretched to the full width without stretching strokes. */
export function PlotLines({ marks, at, height }: PlotLinesProps): ReactElement {
  const drawn = marks.filter((mark): mark is LineMark | AreaMark => mark.kind === 'line' || mark.kind === 'area');
  return (
    <svg
      className="plot-lines"
      width="100%"
      height={height}
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawn.map((mark) => (
        <path key={`${mark.kind} ${mark.tone} ${pathOf(mark.points, at)}`} className={classOf(mark)} d={shapeOf(mark, at)} />
      ))}
    </svg>
  );
}

function classOf(mark: LineMark | AreaMark): string {
  if (mark.kind === 'area') return `tone-${mark.tone} mark-area`;
  return `tone-${mark.tone} mark-line${mark.isDashed ? ' mark-dashed' : ''}${mark.isThin ? ' mark-thin' : ''}`;
}

function shapeOf(mark: LineMark | AreaMark, at: Scales): string {
  const line = pathOf(mark.points, at);
  const [first, last] = [mark.points[0], mark.points.at(-1)];
  if (mark.kind === 'line' || !first || !last) return line;
  return `${line}L${at.xOfLine(last[0])} ${at.y(0)}L${at.xOfLine(first[0])} ${at.y(0)}z`;
}

function pathOf(points: readonly Pair[], at: Scales): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${at.xOfLine(x)} ${at.y(y)}`).join('');
}
