// Lays out a standalone page: an article with a table of contents, without sidebar and pager.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { DocFooter } from '../components/DocFooter/DocFooter.tsx';
import { ContentEnd, ContentStart } from '../components/Insert/Insert.tsx';
import { outline } from '../components/Toc/outline.ts';
import { Body } from './Body.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function PageLayout({ page, body }: LayoutProps): ReactElement {
  const toc = page.tocLevels ? outline(page.toc, page.tocLevels) : [];
  return (
    <Shell page={page} toc={toc}>
      <Banners page={page} />
      <ContentStart />
      <article>
        {page.showTitle && <h1 className="title">{page.title}</h1>}
        {page.showTitle && page.lead && <p className="lead">{page.lead}</p>}
        <Body html={body} />
        <DocFooter editHref={page.editHref} lastUpdate={page.lastUpdate} tags={page.tags} />
      </article>
      <ContentEnd />
    </Shell>
  );
}
