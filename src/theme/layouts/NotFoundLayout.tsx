// What answers an address that leads nowhere: in the author's words where there is a page for it, with the ways on.
import type { ReactElement } from 'react';
import { SearchForm } from '../components/SearchForm/SearchForm.tsx';
import { Sections } from '../components/Sections/Sections.tsx';
import { say } from '../strings.ts';
import { Body } from './Body.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function NotFoundLayout({ page, body }: LayoutProps): ReactElement {
  const { search, homeHref } = page.site;
  return (
    <Shell page={page}>
      {body === '' ? <Words /> : <Body html={body} />}
      {/* Which address was asked for, and what is near to it, only a script knows. */}
      <div data-not-found="" hidden />
      {search && <SearchForm href={search.href} />}
      <Sections sections={page.sections} />
      <p className="all-tags">
        <a href={homeHref}>{say('theme.docs.breadcrumbs.home')}</a>
      </p>
    </Shell>
  );
}

function Words(): ReactElement {
  return (
    <>
      <h1 className="title">{say('theme.NotFound.title')}</h1>
      <p className="lead">{say('theme.NotFound.p1')}</p>
      <p>{say('theme.NotFound.p2')}</p>
    </>
  );
}
