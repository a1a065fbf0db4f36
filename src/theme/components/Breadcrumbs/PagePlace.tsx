// Renders the breadcrumbs and the version badge of a page, and what it offers to do with its Markdown.
import type { ReactElement } from 'react';
import type { PageWith } from '../../page/layout.ts';
import { PageActions } from '../PageActions/PageActions.tsx';
import { VersionBadge } from '../VersionBadge/VersionBadge.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export function PagePlace({ page }: { page: PageWith }): ReactElement | null {
  if (page.layout === 'page') return null;
  return (
    <div className="page-place">
      <Breadcrumbs page={page} />
      <VersionBadge version={page.version} />
      <PageActions page={page} />
    </div>
  );
}
