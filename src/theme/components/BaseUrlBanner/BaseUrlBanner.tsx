// The place of what a home page says whose files are not where it looks for them. The stylesheet hides it: it shows where that is
// missing, where no script of the theme runs either, so that the browser need not know the words.
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
