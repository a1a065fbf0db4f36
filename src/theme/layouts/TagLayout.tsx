// The docs that bear a tag, or one page of them.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Pager } from '../components/Pager/Pager.tsx';
import { isJsonObject, listedItem, listedItems } from '../listed-items.ts';
import { say } from '../strings.ts';
import { Body } from './Body.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function TagLayout({ page, body }: LayoutProps): ReactElement {
  const { allTags = null, previous = null, next = null } = page.props;
  return (
    <Shell page={page}>
      <Banners page={page} />
      <h1 className="title">{page.title}</h1>
      {page.description !== '' && <p className="lead">{page.description}</p>}
      {typeof allTags === 'string' && (
        <p className="all-tags">
          <a href={allTags}>{say('theme.tags.tagsPageLink')}</a>
        </p>
      )}
      <Body html={body} />
      <ul className="listing">
        {listedItems(page.props).map(({ label, href, description }, index) => (
          <li key={index}>
            <h2 className="listing-title">{href === null ? label : <a href={href}>{label}</a>}</h2>
            {description !== '' && <p>{description}</p>}
          </li>
        ))}
      </ul>
      <Pager
        previous={isJsonObject(previous) ? listedItem(previous) : null}
        next={isJsonObject(next) ? listedItem(next) : null}
      />
    </Shell>
  );
}
