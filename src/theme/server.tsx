// Page props and a body to HTML: the theme as the render stage calls it.

import type { ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import type { Highlight, OnHead, PageProps, ThemeServer } from '#model/theme';
import { App } from './app.tsx';
import { BannerWords } from './components/BaseUrlBanner/BannerWords.tsx';
import { shellPrefix } from './id-prefixes.ts';
import { layouts } from './layouts/layouts.ts';
import { HighlightContext } from './mdx/CodeBlock/highlight-context.ts';
import { HeadContext } from './mdx/Head/Head.tsx';
import { mdxComponents } from './mdx/mdx.ts';
import { PageProvider } from './mdx/page-context.tsx';
import type { Parts } from './slot.tsx';

export const server: ThemeServer = {
  renderLayout(props: PageProps, bodyHtml: string, parts: Parts = {}, onHead: OnHead = () => undefined): string {
    const { baseUrl } = props.site;
    const bannerWords = props.href === baseUrl ? renderToStaticMarkup(<BannerWords baseUrl={baseUrl} />) : '';
    return renderToString(
      <HeadContext value={onHead}>
        <App page={props} body={bodyHtml === '' ? null : bodyHtml} parts={parts} bannerWords={bannerWords} />
      </HeadContext>,
      { identifierPrefix: shellPrefix },
    );
  },
  renderElement(element: unknown): string {
    return renderToStaticMarkup(element as ReactNode);
  },
  jsxRuntime,
  components: mdxComponents,
  withPage(props: PageProps, element: unknown, onHead: OnHead, highlight: Highlight = () => undefined): unknown {
    return (
      <PageProvider page={props}>
        <HeadContext value={onHead}>
          <HighlightContext value={highlight}>{element as ReactNode}</HighlightContext>
        </HeadContext>
      </PageProvider>
    );
  },
  layouts: Object.keys(layouts).sort(),
};
