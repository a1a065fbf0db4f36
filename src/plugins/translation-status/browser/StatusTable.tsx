// Renders counts of translations by state: a row for each language or folder, and how much of it is up to date.
import type { ReactElement, ReactNode } from 'react';
import { useSay } from 'slodocs/theme';
import type { CountsProps } from './props.ts';
import './status.css';

interface Row extends CountsProps {
  readonly name: ReactNode;
}

export function StatusTable({ of, rows }: { of: 'language' | 'folder'; rows: readonly Row[] }): ReactElement {
  const say = useSay();
  const caption = say(`translation-status.${of}s`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a box that scrolls is no group of fields
    <div className="table-scroll" data-narrow="2 3 4 5" role="group" aria-label={caption} tabIndex={0}>
      <table className="translation-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[of, ...(rows[0]?.cells ?? []).map(({ state }) => state)].map((name) => (
              <th key={name} scope="col">
                {say(`translation-status.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, current, all }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map(({ state, count, share }) => (
                <td key={state}>
                  {count} {share !== '' && <span className="translation-share">{share}</span>}
                  {/* The numbers beside it say the same. */}
                  {state === 'current' && <progress aria-hidden="true" value={current} max={all || 1} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Says how a record is begun, without which no translation is found stale. */
export function NoRecord(): ReactElement {
  const say = useSay();
  return (
    <p className="translation-note">
      {say('translation-status.noRecord')} <code dir="ltr">npx slodocs translations init</code>
    </p>
  );
}
