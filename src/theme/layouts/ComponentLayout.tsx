// Renders a page made by one component: only navbar and footer stand around it.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Body } from '../components/Body/Body.tsx';
import type { LayoutProps } from '../page/layout.ts';
import { Shell } from './Shell.tsx';

export function ComponentLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page} open>
      <Banners page={page} />
      <Body className="prose prose-open" html={body === null ? null : withoutMain(body)} />
    </Shell>
  );
}

/** The page has its landmarks already: a second `main` would be invalid, and a header outside it a second banner. */
function withoutMain(body: string): string {
  return body.replace(/<(\/?)main(?=[\s>])/g, '<$1div');
}
