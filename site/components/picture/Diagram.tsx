// Renders a diagram of boxes and arrows, horizontal on wide screens and vertical on phones.
import type { ReactElement } from 'react';
import './diagram.css';
import { type Box, type Edge, type Group, layOut, type Place } from './diagram-layout.ts';

export interface DiagramProps {
  readonly title: string;
  readonly description: string;
  readonly boxes: readonly Box[];
  readonly edges: readonly Edge[];
  readonly groups: readonly Group[];
}

/** Shows boxes and arrows, side by side on wide screens and from top to bottom on phones. */
export function Diagram(props: DiagramProps): ReactElement {
  return (
    <div className="diagram-views">
      <View {...props} />
      <View {...props} isNarrow />
    </div>
  );
}

function View({ title, description, boxes, edges, groups, isNarrow = false }: DiagramProps & { readonly isNarrow?: boolean }) {
  const layout = layOut(boxes, edges, groups, isNarrow);
  return (
    <svg
      className={isNarrow ? 'diagram-narrow' : 'diagram-wide'}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      role="img"
    >
      <title>{title}</title>
      <desc>{description}</desc>
      {layout.groups.map(({ name, place, nameAt }) => (
        <g key={name}>
          <rect className="diagram-group" {...rect(place)} rx="10" />
          <text className="diagram-group-name" x={nameAt} y={place.y + 20} textAnchor={isNarrow ? 'middle' : 'start'}>
            {name}
          </text>
        </g>
      ))}
      {layout.boxes.map(({ id, lines, place, isOurs }) => (
        <g key={id}>
          <rect className={isOurs ? 'diagram-box is-ours' : 'diagram-box'} {...rect(place)} rx="8" />
          <Lines lines={lines} x={place.x + place.width / 2} y={place.y + place.height / 2} anchor="middle" />
        </g>
      ))}
      {layout.edges.map(({ id, path, head, tone, lines, labelAt, anchor }) => (
        <g key={id} className={`tone-${tone}`}>
          <path className="diagram-edge" d={path} />
          <path className="diagram-head" d={head} />
          <Lines lines={lines} x={labelAt.x} y={labelAt.y} anchor={anchor} className="diagram-label" />
        </g>
      ))}
    </svg>
  );
}

interface PlotLinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  /** The vertical center of all lines. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly className?: string;
}

function Lines({ lines, x, y, anchor, className }: PlotLinesProps): ReactElement {
  const first = y + 4.5 - (lines.length - 1) * 8;
  return (
    <>
      {lines.map((line, i) => (
        <text key={line} className={className} x={x} y={first + i * 16} textAnchor={anchor}>
          {line}
        </text>
      ))}
    </>
  );
}

function rect({ x, y, width, height }: Place) {
  return { x, y, width, height };
}
