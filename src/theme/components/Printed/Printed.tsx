// Inserts HTML that a static layout has rendered.
import type { ReactElement } from 'react';
import { usePage } from '../../page/page-context.tsx';

export function Printed({ side }: { readonly side: 'before' | 'after' }): ReactElement {
  return <div data-printed={side} dangerouslySetInnerHTML={{ __html: usePage().printed?.[side] ?? '' }} />;
}
