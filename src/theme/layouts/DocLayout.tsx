// Renders a page of documentation, and one of its own: the article between sidebar and table of contents.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Body } from '../components/Body/Body.tsx';
import { PagePlace } from '../components/Breadcrumbs/PagePlace.tsx';
import { DocFooter } from '../components/DocFooter/DocFooter.tsx';
import { ContentEnd, ContentStart } from '../components/Insert/Insert.tsx';
import { Pager } from '../components/Pager/Pager.tsx';
import { outline } from '../components/Toc/outline.ts';
import { VersionBanner } from '../components/VersionBanner/VersionBanner.tsx';
import type { LayoutProps } from '../page/layout.ts';
import { Shell } from './Shell.tsx';

/** What nobody has translated is in the language of the original. */
function spokenIn({ original }: LayoutProps['page']): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  return original ? { lang: original.lang, dir: original.dir } : {};
}

export function DocLayout({ page, body }: LayoutProps): ReactElement {
  const toc = page.tocLevels ? outline(page.toc, page.tocLevels) : [];
  return (
    <Shell page={page} toc={toc}>
      <VersionBanner page={page} />
      <PagePlace page={page} />
      <Banners page={page} />
      <ContentStart />
      <article>
        {page.showTitle && (
          <h1 className="title" {...spokenIn(page)}>
            {page.title}
          </h1>
        )}
        {page.lead && (
          <p className="lead" {...spokenIn(page)}>
            {page.lead}
          </p>
        )}
        <Body html={body} spoken={page.original} />
        <DocFooter tags={page.tags} editHref={page.editHref} lastUpdate={page.lastUpdate} />
      </article>
      <ContentEnd />
      <Pager previous={page.previous} next={page.next} />
    </Shell>
  );
}
