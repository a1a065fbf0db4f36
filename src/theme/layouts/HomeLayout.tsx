// Renders a full-width page that brings its own title, such as a home page.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Body } from '../components/Body/Body.tsx';
import type { LayoutProps } from '../page/layout.ts';
import { Shell } from './Shell.tsx';

export function HomeLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={{ ...page, sidebar: null }} open>
      <Banners page={page} />
      <Body as="article" className="prose prose-open home" html={body} />
    </Shell>
  );
}
