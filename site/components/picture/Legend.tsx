// Renders the legend of a picture.
import type { ReactElement } from 'react';

/** The role of a color; the theme determines the color itself. */
export type Tone = 'accent' | 'info' | 'warning' | 'danger' | 'muted';

export interface LegendEntry {
  readonly label: string;
  readonly tone: Tone;
  /** How the item is drawn. */
  readonly as?: 'line' | 'dashed' | 'bar' | 'dot' | 'cross';
}

export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }): ReactElement {
  return (
    <ul className="picture-legend">
      {entries.map(({ label, tone, as = 'line' }) => (
        <li key={label}>
          <svg className={`tone-${tone}`} width="20" height="12" viewBox="0 0 20 12" aria-hidden="true">
            {as === 'bar' && <rect className="mark-bar" x="1" y="1" width="18" height="10" rx="3" />}
            {as === 'dot' && <circle className="mark-dot" cx="10" cy="6" r="4" />}
            {as === 'cross' && <path className="mark-cross" d="M6.5 2.5l7 7m0-7l-7 7" />}
            {(as === 'line' || as === 'dashed') && <path className={`mark-line mark-${as}`} d="M1 6H19" />}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
