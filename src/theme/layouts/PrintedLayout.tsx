// Renders a page whose layout is static: components stand around its body, or in place of it.
import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Body } from '../components/Body/Body.tsx';
import { ContentEnd, ContentStart } from '../components/Insert/Insert.tsx';
import { outline } from '../components/Toc/outline.ts';
import type { LayoutProps } from '../page/layout.ts';
import { usePage } from '../page/page-context.tsx';
import { Shell } from './Shell.tsx';

export function PrintedLayout({ page, body }: LayoutProps): ReactElement {
  const { bodyClass } = page.printed ?? {};
  if (bodyClass !== undefined) {
    return (
      <Shell page={page}>
        <Body className={bodyClass} html={body} spoken={page.original} />
      </Shell>
    );
  }
  const toc = page.tocLevels ? outline(page.toc, page.tocLevels) : [];
  return (
    <Shell page={page} toc={toc}>
      <Banners page={page} />
      <ContentStart />
      <Printed side="before" />
      <Body as="article" html={body} spoken={page.original} />
      <Printed side="after" />
      <ContentEnd />
    </Shell>
  );
}

function Printed({ side }: { readonly side: 'before' | 'after' }): ReactElement {
  return <div data-printed={side} dangerouslySetInnerHTML={{ __html: usePage().printed?.[side] ?? '' }} />;
}
