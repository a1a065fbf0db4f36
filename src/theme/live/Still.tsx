// Renders a server-only component as the HTML that the server has made of it.
import type { ReactElement } from 'react';

export function Still({ html }: { readonly html: string }): ReactElement {
  return <span className="still" dangerouslySetInnerHTML={{ __html: html }} />;
}
