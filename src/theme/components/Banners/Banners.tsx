// Renders banners on pages that are unlisted, drafts, not translated, or older than their original.
import type { ReactElement } from 'react';
import type { PageProps } from '#model/page-props';
import { say } from '../../page/strings.ts';
import { Admonition } from '../Admonition/Admonition.tsx';

export function Banners({ page }: { page: Pick<PageProps, 'draft' | 'unlisted' | 'original' | 'newer'> }): ReactElement | null {
  const original = page.original ?? page.newer;
  if (!original) return <Visibility page={page} />;
  return (
    <>
      <Admonition type="note" title={original.title}>
        <p>
          {original.message}{' '}
          <a href={original.href} hrefLang={original.lang} lang={original.lang}>
            {original.label}
          </a>
        </p>
      </Admonition>
      <Visibility page={page} />
    </>
  );
}

function Visibility({ page }: { page: Pick<PageProps, 'draft' | 'unlisted'> }): ReactElement | null {
  if (page.draft)
    return (
      <Admonition type="caution" title={say('theme.contentVisibility.draftBanner.title')}>
        <p>{say('theme.contentVisibility.draftBanner.message')}</p>
      </Admonition>
    );
  if (!page.unlisted) return null;
  return (
    <Admonition type="caution" title={say('theme.unlistedContent.title')}>
      <p>{say('theme.unlistedContent.message')}</p>
    </Admonition>
  );
}
