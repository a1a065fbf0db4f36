// The compiled body of a page, inserted as it is. In the browser it is handed on, for React knows nothing of what is in it.
import { createContext, type ReactElement, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { usePage } from '../mdx/page-context.tsx';

/** What is done with a body once it is there; what comes back undoes it, before the body goes. */
export type OnBody = (body: HTMLElement) => () => void;

/** Null on the server, where nothing is done with it. */
export const BodyContext = createContext<OnBody | null>(null);

export interface BodyProps {
  /** Null for a page without a body. */
  readonly html: string | null;
  readonly as?: 'div' | 'article';
  readonly className?: string;
}

/** Asked for only where React gives up the server's HTML and makes the page anew: the body must not be lost by that. */
const asItStands = {
  get __html(): string {
    return document.querySelector('[data-body]')?.innerHTML ?? '';
  },
};

export function Body({ html, as: Element = 'div', className = 'prose' }: BodyProps): ReactElement | null {
  const { href } = usePage();
  // The same object as long as it is the same body: React inserts what another one holds anew.
  const inserted = useMemo(() => (html === '' ? asItStands : { __html: html ?? '' }), [html]);
  const onBody = useContext(BodyContext);
  const element = useRef<HTMLDivElement>(null);
  // Before it is painted: tabs must not change under the eyes of a reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a body of its own, and each loading of it.
  useLayoutEffect(() => (element.current && onBody ? onBody(element.current) : undefined), [onBody, href, html]);
  if (html === null) return null;
  // What was rendered on the server stays as it is, so the browser need not know it.
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
