// A component that runs nowhere but in Node: in the browser its HTML stays as it is.
import type { ReactElement, ReactNode } from 'react';

/** Without children, as the module of a page has it, it takes what stands there. */
export function Still({ children }: { readonly children?: ReactNode }): ReactElement {
  if (children !== undefined) return <span className="still">{children}</span>;
  return <span className="still" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
