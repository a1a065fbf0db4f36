// A page that one component makes: nothing stands around it but navbar and footer.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Body } from './Body.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function ComponentLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page} open>
      <Banners page={page} />
      <Body className="prose prose-open" html={body === null ? null : withoutMain(body)} />
    </Shell>
  );
}

/** The landmarks of the page are there already: a second `main` would be a fault, and a header outside of it a second banner. */
function withoutMain(body: string): string {
  return body.replace(/<(\/?)main(?=[\s>])/g, '<$1div');
}
