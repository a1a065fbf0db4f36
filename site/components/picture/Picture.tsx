// Renders a figure with its heading, legend, caption and table of numbers.
import type { ReactElement, ReactNode } from 'react';
import './marks.css';
import './picture.css';
import { DataTable, type Table } from './DataTable.tsx';
import { Legend, type LegendEntry } from './Legend.tsx';

export interface PictureProps {
  /** What is drawn, in a few words. */
  readonly title: string;
  /** The figure that matters most, such as what is left at the end. */
  readonly result?: string | undefined;
  readonly legend?: readonly LegendEntry[] | undefined;
  /** One sentence that says what to see. */
  readonly caption?: ReactNode;
  /** The numbers of the picture, unless they stand beside it in the text. */
  readonly table?: Table | undefined;
  readonly children: ReactNode;
}

/** A figure of the site: heading, drawing, legend, caption and the numbers. */
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
