// Renders the search page: the form, the place for results, and links onward where there are none.
'use static';
import type { ReactElement } from 'react';
import { SearchForm, Sections, type StaticLayoutProps } from 'slodocs/theme';

export default function SearchLayout({ page }: StaticLayoutProps): ReactElement {
  return (
    <>
      <h1 className="title">{page.title}</h1>
      <SearchForm href={page.href} />
      <div className="search-results" data-search-results="">
        <div data-search-unready="">
          <Sections sections={page.sections} />
        </div>
      </div>
    </>
  );
}
