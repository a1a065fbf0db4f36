// A post: what is said of it, the post, and the way to its neighbours.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { ContentEnd, ContentStart } from '../components/Insert/Insert.tsx';
import { Printed } from '../components/Printed/Printed.tsx';
import { outline } from '../components/Toc/outline.ts';
import { Body } from './Body.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function PostLayout({ page, body }: LayoutProps): ReactElement {
  const toc = page.tocLevels ? outline(page.toc, page.tocLevels) : [];
  return (
    <Shell page={page} toc={toc}>
      <Banners page={page} />
      <ContentStart />
      <Printed side="before" />
      <Body as="article" html={body} />
      <Printed side="after" />
      <ContentEnd />
    </Shell>
  );
}
