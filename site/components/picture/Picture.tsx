// Renders a figure with its heading, legend, caption and data table.
import type { ReactElement, ReactNode } from 'react';
import './marks.css';
import './picture.css';
import { DataTable, type Table } from './DataTable.tsx';
import { Legend, type LegendEntry } from './Legend.tsx';

export interface PictureProps {
  /** A short description of the picture. */
  readonly title: string;
  /** The most important number, such as the remaining budget at the end. */
  readonly result?: string | undefined;
  readonly legend?: readonly LegendEntry[] | undefined;
  /** One sentence that explains what to look for. */
  readonly caption?: ReactNode;
  /** The numbers in the picture, unless they appear in the surrounding text. */
  readonly table?: Table | undefined;
  readonly children: ReactNode;
}

/** Shows a figure with a heading, a drawing, a legend, a caption and a data table. */
export function Picture({ title, result, legend, caption, table, children }: PictureProps): ReactElement {
  return (
    <figure className="picture">
      <div className="picture-head">
        <p className="picture-title">{title}</p>
        {result !== undefined && <p className="picture-result">{result}</p>}
      </div>
      {legend && <Legend entries={legend} />}
      {children}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
      {table && <DataTable {...table} />}
    </figure>
  );
}
