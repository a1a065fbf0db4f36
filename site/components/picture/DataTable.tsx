// Renders the numbers in a picture as a table that can be expanded.
import type { ReactElement } from 'react';

export interface Table {
  /** Column headings; the first one is for the row headings. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Shows the numbers in a picture, for anyone who prefers to read them. */
export function DataTable({ head, rows }: Table): ReactElement {
  return (
    <details className="picture-data">
      <summary>Data table</summary>
      <table>
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
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, i) =>
                i === 0 ? (
                  <th key={head[i]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[i]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
