// Renders actions to copy a page as Markdown, to view it as Markdown, and to open it in tools.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';

export function PageActions({ page: { actions } }: { page: Pick<PageProps, 'actions'> }): ReactElement | undefined {
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
