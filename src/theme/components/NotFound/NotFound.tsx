// Shows the content of the 404 page: the author's text, if any, and links onward.
import type { ReactElement } from 'react';
import { interpolate } from '../../page/interpolate.ts';
import type { LayoutProps } from '../../page/layout.ts';
import { say } from '../../page/strings.ts';
import { Body } from '../Body/Body.tsx';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import { Sections } from '../Sections/Sections.tsx';
import { slot } from '../Slot/Slot.tsx';

export const NotFound = slot('NotFound', function NotFound({ page, body }: LayoutProps): ReactElement {
  const { search, homeHref } = page.site;
  return (
    <>
      {body === null ? <Words /> : <Body html={body} />}
      <Asked />
      {search && <SearchForm href={search.href} />}
      <Sections sections={page.sections} />
      <p className="all-tags">
        <a href={homeHref}>{say('theme.docs.breadcrumbs.home')}</a>
      </p>
    </>
  );
});

/** Only a script knows the requested address and suggests similar ones. */
function Asked(): ReactElement {
  return (
    <div className="asked" data-not-found="">
      <p>{interpolate(say('theme.NotFound.asked'), { address: <code /> })}</p>
    </div>
  );
}

function Words(): ReactElement {
  return (
    <>
      <h1 className="title">{say('theme.NotFound.title')}</h1>
      <p className="lead">{say('theme.NotFound.p1')}</p>
    </>
  );
}
