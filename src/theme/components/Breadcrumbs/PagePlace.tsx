// Where a page stands: the way to it, and the version that it belongs to.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { VersionBadge } from '../VersionBadge/VersionBadge.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export function PagePlace({ page }: { page: PageProps }): ReactElement {
  return (
    <div className="page-place">
      <Breadcrumbs page={page} />
      <VersionBadge version={page.version} />
    </div>
  );
}
