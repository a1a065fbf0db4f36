// Renders the message for a wrong base URL; the stylesheet hides it, so it shows only where that is missing.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { interpolate } from '../../page/interpolate.ts';
import { sayPrinted } from '../../page/server-strings.ts';
import { bannerId, suggestionId } from './banner-ids.ts';

/** Shows only on the home page. */
export function BaseUrlBanner({ page: { href, site } }: { readonly page: PageProps }): ReactElement | null {
  const { baseUrl } = site;
  if (href !== baseUrl) return null;
  const current = baseUrl === '/' ? 'theme.baseUrlBanner.currentDefault' : 'theme.baseUrlBanner.current';
  return (
    <div className="base-url-banner" id={bannerId}>
      <p>{sayPrinted('theme.baseUrlBanner.title')}</p>
      <p>{sayPrinted('theme.baseUrlBanner.cause')}</p>
      <p>{sayPrinted(current, { baseUrl })}</p>
      {/* Which one it should be, only the browser knows. */}
      <p hidden>{interpolate(sayPrinted('theme.baseUrlBanner.suggestion'), { baseUrl: <code id={suggestionId} /> })}</p>
    </div>
  );
}
