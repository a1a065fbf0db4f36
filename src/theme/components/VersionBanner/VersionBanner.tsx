// Warns readers of an old or unreleased version, and links to the latest.

import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { interpolate } from '../../page/interpolate.ts';
import { say } from '../../page/strings.ts';
import { slot } from '../Slot/Slot.tsx';

export const VersionBanner = slot('VersionBanner', function VersionBanner({ page }: { page: PageProps }): ReactElement | null {
  const { version, site } = page;
  if (!version?.banner) return null;
  const latest = version.all.find(({ isLast }) => isLast);
  const sentence =
    version.banner === 'unreleased'
      ? 'theme.docs.versions.unreleasedVersionLabel'
      : 'theme.docs.versions.unmaintainedVersionLabel';
  return (
    <div className="version-banner" role="alert" data-docs-versions={version.docs}>
      <p>{interpolate(say(sentence), { siteTitle: site.name, versionLabel: <b>{version.label}</b> })}</p>
      {latest && latest.name !== version.name && latest.href !== null && (
        <p>
          {interpolate(say('theme.docs.versions.latestVersionSuggestionLabel'), {
            latestVersionLink: (
              <b data-version={latest.name}>
                <a href={latest.href}>{say('theme.docs.versions.latestVersionLinkLabel')}</a>
              </b>
            ),
            versionLabel: latest.label,
          })}
        </p>
      )}
    </div>
  );
});
