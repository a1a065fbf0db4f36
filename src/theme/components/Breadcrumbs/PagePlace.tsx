// Renders the breadcrumbs and the version badge of a page, and what it offers to do with its Markdown.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import type { PageWith } from '../../page/layout.ts';
import { say } from '../../page/strings.ts';
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

function VersionBadge({ version }: Pick<PageProps, 'version'>): ReactElement | null {
  if (!version?.badge) return null;
  return <p className="version-badge">{say('theme.docs.versionBadge.label', { versionLabel: version.label })}</p>;
}

function PageActions({ page: { actions } }: { page: Pick<PageProps, 'actions'> }): ReactElement | undefined {
  return (
    actions && (
      <div className="page-actions">
        {actions.map(({ label, href, copies }) =>
          copies ? (
            <button type="button" key={href} value={href}>
              {label}
            </button>
          ) : (
            <a key={label} href={href}>
              {label}
            </a>
          ),
        )}
      </div>
    )
  );
}
