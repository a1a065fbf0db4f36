// Lists all tags of a version with their counts.
'use static';
import type { ReactElement } from 'react';
import { Banners, PagePlace, type StaticLayoutProps, TagIndex } from 'slodocs/theme';

export default function TagsLayout({ page }: StaticLayoutProps): ReactElement {
  return (
    <>
      <PagePlace page={page} />
      <Banners page={page} />
      <h1 className="title">{page.title}</h1>
      <TagIndex letters={page.props['letters']} />
    </>
  );
}
