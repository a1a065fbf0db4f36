// Marks the label of a link to a page that is in another language.
import type { ReactElement, ReactNode } from 'react';

export interface ForeignProps {
  /** Undefined for the language of the page. */
  readonly lang: string | undefined;
  readonly children: ReactNode;
}

export function Foreign({ lang, children }: ForeignProps): ReactElement {
  if (lang === undefined) return <>{children}</>;
  return (
    <span className="foreign" lang={lang}>
      {children}
    </span>
  );
}
