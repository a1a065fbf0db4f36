// Shows the breadcrumbs and the version badge of a page.
import type { ReactElement } from 'react';
import type { PageWith } from '../../layouts/layout.ts';
import { VersionBadge } from '../VersionBadge/VersionBadge.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export function PagePlace({ page }: { page: PageWith }): ReactElement {
  return (
    <div className="page-place">
      <Breadcrumbs page={page} />
      <VersionBadge version={page.version} />
    </div>
  );
}
