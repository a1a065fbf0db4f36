// Inserts HTML that only the server has rendered; browsers keep it as it is.
import { type ReactElement, useMemo } from 'react';
import type { PrintedProps } from '#model/page-props';
import { usePage } from '../../page/page-context.tsx';

export function Printed({ side }: { readonly side: 'before' | 'after' }): ReactElement {
  const { printed, href } = usePage();
  const html = printed?.[side];
  const inserted = useMemo(() => ({ __html: html ?? readPrinted(document)[side] }), [html, side]);
  return <div key={href} data-printed={side} suppressHydrationWarning dangerouslySetInnerHTML={inserted} />;
}

/** Reads the server-only HTML from a page. Without `data-printed`, it stands in place of the body. */
export function readPrinted(page: Document): PrintedProps {
  const find = (side: string) => page.querySelector(`[data-printed="${side}"]`);
  const before = find('before');
  const read = { before: before?.innerHTML ?? '', after: find('after')?.innerHTML ?? '' };
  return before ? read : { ...read, bodyClass: page.querySelector('[data-body]')?.className ?? '' };
}
