// HTML that the server has printed and the browser keeps as it stands.
import { type ReactElement, useMemo } from 'react';
import { usePage } from '../../mdx/page-context.tsx';

export function Printed({ side }: { readonly side: 'before' | 'after' }): ReactElement {
  const { printed, href } = usePage();
  const html = printed?.[side];
  const inserted = useMemo(() => ({ __html: html ?? readPrinted(document)[side] }), [html, side]);
  return <div key={href} data-printed={side} suppressHydrationWarning dangerouslySetInnerHTML={inserted} />;
}

/** What was printed into a page. */
export function readPrinted(page: Document): Record<'before' | 'after', string> {
  const read = (side: string): string => page.querySelector(`[data-printed="${side}"]`)?.innerHTML ?? '';
  return { before: read('before'), after: read('after') };
}
