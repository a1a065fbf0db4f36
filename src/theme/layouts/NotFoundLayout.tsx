// Renders the 404 page.
import type { ReactElement } from 'react';
import { NotFound } from '../components/NotFound/NotFound.tsx';
import type { LayoutProps } from '../page/layout.ts';
import { Shell } from './Shell.tsx';

export function NotFoundLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page}>
      <NotFound page={page} body={body} />
    </Shell>
  );
}
