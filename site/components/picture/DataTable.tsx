// Renders the numbers of a picture as a table that can be unfolded.
import type { ReactElement } from 'react';

export interface Table {
  /** Column heads; the first one is that of the row heads. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The numbers behind a picture, for everybody who would rather read them. */
export function DataTable({ head, rows }: Table): ReactElement {
  return (
    <details className="picture-data">
      <summary>The numbers of this picture</summary>
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
