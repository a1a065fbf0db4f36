// What a home page says whose files are not where it looks for them.
import type { ReactElement } from 'react';
import { suggestionId } from './banner-ids.ts';

/** The catalogue of words goes to every browser; of these only pages know that came without it. */
export function BannerWords({ baseUrl }: { baseUrl: string }): ReactElement {
  return (
    <>
      <p>Your slodocs site did not load properly.</p>
      <p>A very common reason is a wrong site baseUrl configuration.</p>
      <p>{`Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? '  (default value)' : ''}`}</p>
      {/* Which one it should be, only the browser knows. */}
      <p hidden>
        We suggest trying baseUrl = <code id={suggestionId} />
      </p>
    </>
  );
}
