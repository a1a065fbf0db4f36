// Lists of posts, which the server has printed.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Body } from './Body.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function PostsLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page}>
      <Banners page={page} />
      <Body className="posts" html={body} />
    </Shell>
  );
}
