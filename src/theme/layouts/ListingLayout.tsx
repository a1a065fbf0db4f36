// Renders a list of pages with a description each.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Body } from '../components/Body/Body.tsx';
import { PagePlace } from '../components/Breadcrumbs/PagePlace.tsx';
import { VersionBanner } from '../components/VersionBanner/VersionBanner.tsx';
import type { LayoutProps } from '../page/layout.ts';
import { listedItems } from '../page/listed-items.ts';
import { Shell } from './Shell.tsx';

export function ListingLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page}>
      <VersionBanner page={page} />
      <PagePlace page={page} />
      <Banners page={page} />
      <h1 className="title">{page.title}</h1>
      <Body html={body} />
      <ul className="listing">
        {listedItems(page.props).map((item, index) => (
          <li key={index}>
            {item.href === null ? item.label : <a href={item.href}>{item.label}</a>}
            {item.description !== '' && <p>{item.description}</p>}
          </li>
        ))}
      </ul>
    </Shell>
  );
}
