// Renders the results of a calculator as a table.
import type { ReactElement, ReactNode } from 'react';

export interface ResultsProps {
  /** The assumptions behind the numbers. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

export function Results({ caption, head, rows }: ResultsProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, this is a table
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page scrolls, with the keyboard too
    <div className="table-scroll" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
            <tr key={row}>
              <th scope="row">{first}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
