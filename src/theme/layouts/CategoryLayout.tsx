// Renders the generated index of a category: its description, and its entries as cards.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Body } from '../components/Body/Body.tsx';
import { PagePlace } from '../components/Breadcrumbs/PagePlace.tsx';
import { Cards } from '../components/Cards/Cards.tsx';
import { ContentEnd, ContentStart } from '../components/Insert/Insert.tsx';
import { Pager } from '../components/Pager/Pager.tsx';
import { VersionBanner } from '../components/VersionBanner/VersionBanner.tsx';
import type { LayoutProps } from '../page/layout.ts';
import { listedItems } from '../page/listed-items.ts';
import { Shell } from './Shell.tsx';

export function CategoryLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page}>
      <VersionBanner page={page} />
      <PagePlace page={page} />
      <Banners page={page} />
      <ContentStart />
      <article>
        <h1 className="title">{page.title}</h1>
        {page.description !== '' && <p className="lead">{page.description}</p>}
        <Body html={body} />
        <Cards items={listedItems(page.props)} />
      </article>
      <ContentEnd />
      <Pager previous={page.previous} next={page.next} />
    </Shell>
  );
}
