// Renders the message of a home page whose files were not found under its base URL.
import type { ReactElement } from 'react';
import { interpolate } from '../../page/interpolate.ts';
import { sayPrinted } from '../../page/server-strings.ts';
import { suggestionId } from './banner-ids.ts';

/** Kept out of the browser's catalogue: only pages rendered by the server show these texts. */
export function BannerWords({ baseUrl }: { baseUrl: string }): ReactElement {
  const current = baseUrl === '/' ? 'theme.baseUrlBanner.currentDefault' : 'theme.baseUrlBanner.current';
  return (
    <>
      <p>{sayPrinted('theme.baseUrlBanner.title')}</p>
      <p>{sayPrinted('theme.baseUrlBanner.cause')}</p>
      <p>{sayPrinted(current, { baseUrl })}</p>
      {/* Which one it should be, only the browser knows. */}
      <p hidden>{interpolate(sayPrinted('theme.baseUrlBanner.suggestion'), { baseUrl: <code id={suggestionId} /> })}</p>
    </>
  );
}
