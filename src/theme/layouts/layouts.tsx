// Defines the layouts of the theme by name; plugins bring others.

import type { ReactElement } from 'react';
import { Banners } from '../components/Banners/Banners.tsx';
import { Body } from '../components/Body/Body.tsx';
import { PagePlace } from '../components/Breadcrumbs/PagePlace.tsx';
import { Cards } from '../components/Cards/Cards.tsx';
import { DocFooter } from '../components/DocFooter/DocFooter.tsx';
import { ContentEnd, ContentStart } from '../components/Insert/Insert.tsx';
import { NotFound } from '../components/NotFound/NotFound.tsx';
import { Pager } from '../components/Pager/Pager.tsx';
import { outline } from '../components/Toc/outline.ts';
import { VersionBanner } from '../components/VersionBanner/VersionBanner.tsx';
import type { Layout, LayoutProps } from '../page/layout.ts';
import { listedItems } from '../page/listed-items.ts';
import { usePage } from '../page/page-context.tsx';
import { Shell } from './Shell.tsx';

export const layouts: Readonly<Partial<Record<string, Layout>>> = {
  category: CategoryLayout,
  component: ComponentLayout,
  doc: DocLayout,
  home: HomeLayout,
  listing: ListingLayout,
  'not-found': NotFoundLayout,
  // What only docs have shows nothing on other pages.
  page: DocLayout,
};

/** What nobody has translated is in the language of the original. */
function spokenIn({ original }: LayoutProps['page']): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  return original ? { lang: original.lang, dir: original.dir } : {};
}

function DocLayout({ page, body }: LayoutProps): ReactElement {
  const toc = page.tocLevels ? outline(page.toc, page.tocLevels) : [];
  return (
    <Shell page={page} toc={toc}>
      <VersionBanner page={page} />
      <PagePlace page={page} />
      <Banners page={page} />
      <ContentStart />
      <article>
        {page.showTitle && (
          <h1 className="title" {...spokenIn(page)}>
            {page.title}
          </h1>
        )}
        {page.lead && (
          <p className="lead" {...spokenIn(page)}>
            {page.lead}
          </p>
        )}
        <Body html={body} spoken={page.original} />
        <DocFooter tags={page.tags} editHref={page.editHref} lastUpdate={page.lastUpdate} />
      </article>
      <ContentEnd />
      <Pager previous={page.previous} next={page.next} />
    </Shell>
  );
}

function CategoryLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page}>
      <VersionBanner page={page} />
      <PagePlace page={page} />
      <Banners page={page} />
      <ContentStart />
      <article>
        <h1 className="title">{page.title}</h1>
        {page.description !== '' && <p className="lead">{page.description}</p>}
        <Body html={body} />
        <Cards items={listedItems(page.props)} />
      </article>
      <ContentEnd />
      <Pager previous={page.previous} next={page.next} />
    </Shell>
  );
}

function ListingLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page}>
      <VersionBanner page={page} />
      <PagePlace page={page} />
      <Banners page={page} />
      <h1 className="title">{page.title}</h1>
      <Body html={body} />
      <ul className="listing">
        {listedItems(page.props).map((item, index) => (
          <li key={index}>
            {item.href === null ? item.label : <a href={item.href}>{item.label}</a>}
            {item.description !== '' && <p>{item.description}</p>}
          </li>
        ))}
      </ul>
    </Shell>
  );
}

function ComponentLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page} open>
      <Banners page={page} />
      <Body className="prose prose-open" html={body === null ? null : withoutMain(body)} />
    </Shell>
  );
}

/** The page has its landmarks already: a second `main` would be invalid, and a header outside it a second banner. */
function withoutMain(body: string): string {
  return body.replace(/<(\/?)main(?=[\s>])/g, '<$1div');
}

function HomeLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={{ ...page, sidebar: null }} open>
      <Banners page={page} />
      <Body as="article" className="prose prose-open home" html={body} />
    </Shell>
  );
}

function NotFoundLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page}>
      <NotFound page={page} body={body} />
    </Shell>
  );
}

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
