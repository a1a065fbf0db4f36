// Renders bars that are divided into shares.
import type { ReactElement, ReactNode } from 'react';
import './share-bars.css';
import type { LegendEntry, Tone } from './picture/Legend.tsx';
import { Picture } from './picture/Picture.tsx';

export interface SharePart {
  /** Names the part in the description and in the table. */
  readonly name: string;
  /** The share of the full width. */
  readonly share: number;
  readonly tone: Tone;
  /** Shown in the bar if there is enough room. */
  readonly text?: string;
}

export interface ShareRow {
  readonly label: string;
  /** Shown at the end of the label. */
  readonly value?: string;
  readonly parts: readonly SharePart[];
}

export interface ShareBarsProps {
  readonly title: string;
  readonly result?: string;
  readonly rows: readonly ShareRow[];
  readonly legend?: readonly LegendEntry[];
  readonly caption?: ReactNode;
}

const rowHeight = 60;

/** The minimum shares at which a bar shows text: in general, and on phones. */
const leastForText = 0.12;
const leastOnPhones = 0.2;

/** Shows bars that are divided into shares, one below another. */
export function ShareBars({ title, result, rows, legend, caption }: ShareBarsProps): ReactElement {
  return (
    <Picture title={title} result={result} legend={legend} caption={caption}>
      <svg className="share-bars" width="100%" height={rows.length * rowHeight - 10} role="img">
        <title>{title}</title>
        <desc>{rows.map(saying).join(' ')}</desc>
        {rows.map((row, i) => (
          <Row key={row.label} row={row} y={i * rowHeight} />
        ))}
      </svg>
    </Picture>
  );
}

function Row({ row, y }: { readonly row: ShareRow; readonly y: number }): ReactElement {
  const starts = row.parts.map((_, i) => row.parts.slice(0, i).reduce((all, { share }) => all + share, 0));
  return (
    <g>
      <text className="share-label" x="0" y={y + 13}>
        {row.label}
      </text>
      {row.value && (
        <text className="share-value" x="100%" y={y + 13} textAnchor="end">
          {row.value}
        </text>
      )}
      <rect className="lane-ground" x="0" y={y + 22} width="100%" height="26" rx="4" />
      {row.parts.map((part, i) => (
        <g key={part.name}>
          <rect
            className={`tone-${part.tone} share-part`}
            x={percent(starts[i] ?? 0)}
            y={y + 22}
            width={percent(part.share)}
            height="26"
            rx="4"
          />
          {part.text && part.share >= leastForText && (
            <text
              className={part.share < leastOnPhones ? 'share-text is-minor' : 'share-text'}
              x={percent((starts[i] ?? 0) + part.share / 2)}
              y={y + 39.5}
              textAnchor="middle"
            >
              {part.text}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

function saying({ label, value, parts }: ShareRow): string {
  const shares = parts.map(({ name, share }) => `${name} ${percent(share)}`);
  return `${[label, value].filter(Boolean).join(', ')}: ${shares.join(', ')}.`;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
