// Inserts the compiled body of a page as HTML, and hands it on in the browser, since React ignores its content.
import { createContext, type ReactElement, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { usePage } from '../../page/page-context.tsx';

/** Called with a body once it is in the document; the returned function undoes it before the body goes. */
export type OnBody = (body: HTMLElement) => () => void;

/** Null on the server. */
export const BodyContext = createContext<OnBody | null>(null);

export interface BodyProps {
  /** Null for a page without a body. */
  readonly html: string | null;
  readonly as?: 'div' | 'article';
  readonly className?: string;
}

/** Used only if React discards the server's HTML and renders anew, so that the body is not lost. */
const asItStands = {
  get __html(): string {
    return document.querySelector('[data-body]')?.innerHTML ?? '';
  },
};

export function Body({ html, as: Element = 'div', className = 'prose' }: BodyProps): ReactElement | null {
  const { href } = usePage();
  // Stays the same object for the same body: React inserts the HTML of another object anew.
  const inserted = useMemo(() => (html === '' ? asItStands : { __html: html ?? '' }), [html]);
  const onBody = useContext(BodyContext);
  const element = useRef<HTMLDivElement>(null);
  // Before it is painted: tabs must not change under the eyes of a reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a body of its own, and each loading of it.
  useLayoutEffect(() => (element.current && onBody ? onBody(element.current) : undefined), [onBody, href, html]);
  if (html === null) return null;
  // The server's HTML stays as it is, so the browser does not need it again.
  return (
    <Element
      key={`${href} ${html}`}
      ref={element}
      className={className}
      data-body=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={inserted}
    />
  );
}
