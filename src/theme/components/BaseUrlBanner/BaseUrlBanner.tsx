// Renders the message for a wrong base URL; the stylesheet hides it, so it shows only where that is missing.
// Without the stylesheet the theme's scripts do not run either, so the browser does not need the texts.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { bannerId } from './banner-ids.ts';

export interface BaseUrlBannerProps {
  readonly page: PageProps;
  /** Ready HTML on the server; empty in the browser. */
  readonly words: string;
}

export function BaseUrlBanner({ page: { href, site }, words }: BaseUrlBannerProps): ReactElement | null {
  if (href !== site.baseUrl) return null;
  return <div className="base-url-banner" id={bannerId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: words }} />;
}
