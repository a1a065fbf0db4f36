// What a home page says whose files are not where it looks for them.
import type { ReactElement } from 'react';
import { interpolate } from '../../interpolate.ts';
import { sayPrinted } from '../../server-only/strings.ts';
import { suggestionId } from './banner-ids.ts';

/** The catalogue of words goes to every browser; of these only pages know that came without it. */
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
