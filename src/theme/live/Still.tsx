// A component that runs nowhere but in Node, as the HTML that it came to.
import type { ReactElement } from 'react';

export function Still({ html }: { readonly html: string }): ReactElement {
  return <span className="still" dangerouslySetInnerHTML={{ __html: html }} />;
}
