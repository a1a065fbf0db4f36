// Renders the version of the docs that a page belongs to.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { say } from '../../page/strings.ts';

export function VersionBadge({ version }: Pick<PageProps, 'version'>): ReactElement | null {
  if (!version?.badge) return null;
  return <p className="version-badge">{say('theme.docs.versionBadge.label', { versionLabel: version.label })}</p>;
}
