// The compiled body of a page, inserted as it is.
import type { ReactElement } from 'react';

export function Body({ html }: { html: string }): ReactElement | null {
  if (html === '') return null;
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
