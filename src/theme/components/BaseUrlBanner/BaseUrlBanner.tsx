// What a home page says whose files are not where it looks for them. The stylesheet hides it, so it shows where that is missing.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/theme';
import { say } from '../../strings.ts';
import { bannerId, suggestionId } from './banner-ids.ts';

export function BaseUrlBanner({ page: { href, site } }: { page: PageProps }): ReactElement | null {
  const { baseUrl } = site;
  if (href !== baseUrl) return null;
  const isDefault = baseUrl === '/' ? say('theme.BaseUrlIssueBanner.default') : '';
  return (
    <div className="base-url-banner" id={bannerId}>
      <p>{say('theme.BaseUrlIssueBanner.title')}</p>
      <p>{say('theme.BaseUrlIssueBanner.reason')}</p>
      <p>{`${say('theme.BaseUrlIssueBanner.current', { baseUrl })}${isDefault}`}</p>
      {/* Which address it is, only the browser knows. */}
      <p hidden>
        {say('theme.BaseUrlIssueBanner.suggestion')} <code id={suggestionId} />
      </p>
    </div>
  );
}
