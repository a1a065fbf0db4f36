// The page that searches: its form, the place of what is found, and the ways on where nothing is found.
import type { ReactElement } from 'react';
import { SearchForm } from '../components/SearchForm/SearchForm.tsx';
import { Sections } from '../components/Sections/Sections.tsx';
import { Body } from './Body.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function SearchLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page}>
      <h1 className="title">{page.title}</h1>
      <SearchForm href={page.href} />
      <Body html={body} />
      <div className="search-results" data-search-results="" aria-live="polite">
        <div data-search-unready="">
          <Sections sections={page.sections} />
        </div>
      </div>
    </Shell>
  );
}
