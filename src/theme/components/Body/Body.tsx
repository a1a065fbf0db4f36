// Inserts the compiled body of a page as HTML.
import type { ReactElement } from 'react';

export interface BodyProps {
  /** Null for a page without a body. */
  readonly html: string | null;
  readonly as?: 'div' | 'article';
  readonly className?: string;
  /** The language of a page that nobody has translated. */
  readonly spoken?: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined;
}

/** In the browser, where an island is around the body: what the server has inserted. */
const asItStands = {
  get __html(): string {
    return document.querySelector('[data-body]')?.innerHTML ?? '';
  },
};

export function Body({ html, as: Element = 'div', className = 'prose', spoken }: BodyProps): ReactElement | null {
  if (html === null) return null;
  const inserted = html === '' ? asItStands : { __html: html };
  return (
    <Element
      className={className}
      lang={spoken?.lang}
      dir={spoken?.dir}
      data-body=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={inserted}
    />
  );
}
