// Renders labeled rows with the periods in which something was true.
import type { ReactElement } from 'react';
import type { Lane, LaneSpan } from './marks.ts';
import type { Scales } from './scales.ts';

export const laneHeight = 46;

export interface LanesProps {
  readonly lanes: readonly Lane[];
  readonly at: Scales;
  readonly top: number;
}

/** Shows rows of periods in which something was true, each below its label. */
export function Lanes({ lanes, at, top }: LanesProps): ReactElement {
  return (
    <>
      {lanes.map(({ label, value, spans }, i) => {
        const y = top + i * laneHeight;
        return (
          <g key={label}>
            <text className="lane-label" x="0" y={y + 14}>
              {label}
            </text>
            {value && (
              <text className="lane-value" x="100%" y={y + 14} textAnchor="end">
                {value}
              </text>
            )}
            <rect className="lane-ground" x="0" y={y + 20} width="100%" height="18" rx="4" />
            {spans.map((span) => (
              <Span key={`${span.from} ${span.to} ${span.tone}`} span={span} at={at} y={y + 20} />
            ))}
          </g>
        );
      })}
    </>
  );
}

function Span({ span, at, y }: { span: LaneSpan; at: Scales; y: number }): ReactElement {
  const [from, to] = [Number.parseFloat(at.x(span.from)), Number.parseFloat(at.x(span.to))];
  return (
    <>
      <rect
        className={`tone-${span.tone} mark-bar${span.look ? ` is-${span.look}` : ''}`}
        x={`${from}%`}
        y={y}
        width={`${Math.max(to - from, 0.6)}%`}
        height="18"
        rx="4"
      />
      {span.text && (
        <text
          className={`lane-text${span.look ? '' : ' is-on-bar'}${span.isTextMinor ? ' is-minor' : ''}`}
          x={`${(from + to) / 2}%`}
          y={y + 13.5}
          textAnchor="middle"
        >
          {span.text}
        </text>
      )}
    </>
  );
}
