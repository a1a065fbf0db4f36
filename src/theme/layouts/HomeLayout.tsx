// A page as wide as the window, which brings its own title: what a site begins with.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Body } from './Body.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function HomeLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={{ ...page, sidebar: null }} open>
      <Banners page={page} />
      <Body as="article" className="prose prose-open home" html={body} />
    </Shell>
  );
}
