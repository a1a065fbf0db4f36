// Renders page props and a body to HTML: the theme's entry point for the render stage.

import type { ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import type { Ask } from '#model/lookups';
import type { PageProps } from '#model/page-props';
import type { Highlight, OnHead, ThemeServer } from '#model/theme';
import { App } from './app.tsx';
import { BannerWords } from './components/BaseUrlBanner/BannerWords.tsx';
import type { Parts } from './components/Slot/Slot.tsx';
import { AskContext } from './hooks/ask.ts';
import { bodyPrefix, shellPrefix } from './id-prefixes.ts';
import { layouts } from './layouts/layouts.ts';
import { live } from './live/live.ts';
import { type Markdown, withMarkdown } from './live/markdown.tsx';
import { HighlightContext } from './mdx/CodeBlock/highlight-context.ts';
import { HeadContext } from './mdx/Head/Head.tsx';
import { mdxComponents } from './mdx/mdx.ts';
import type { Layout } from './page/layout.ts';
import { PageProvider } from './page/page-context.tsx';
import { print } from './server-only/print.tsx';

export const server: ThemeServer = {
  renderLayout(
    props: PageProps,
    bodyHtml: string,
    parts: Parts = {},
    onHead: OnHead = () => undefined,
    ask?: Ask,
    layout?: unknown,
  ): string {
    if (!layouts[props.layout] && !layout && !props.printed) throw new Error(`the theme has no layout "${props.layout}"`);
    const bannerWords = props.href === props.site.baseUrl ? bannerHtml(props) : '';
    return renderToString(
      <HeadContext value={onHead}>
        <AskContext value={ask}>
          <App
            page={props}
            body={bodyHtml === '' ? null : bodyHtml}
            parts={parts}
            layout={layout as Layout | undefined}
            bannerWords={bannerWords}
          />
        </AskContext>
      </HeadContext>,
      { identifierPrefix: shellPrefix },
    );
  },
  print,
  renderElement(element: unknown): string {
    return renderToStaticMarkup(element as ReactNode);
  },
  renderLive(element: unknown): string {
    return renderToString(element as ReactNode, { identifierPrefix: bodyPrefix });
  },
  live,
  jsxRuntime,
  components: mdxComponents,
  withMarkdown: (element, markdown) => withMarkdown(element as ReactNode, markdown as Markdown),
  withPage(props: PageProps, element: unknown, onHead: OnHead, highlight: Highlight = () => undefined, ask?: Ask): unknown {
    return (
      <PageProvider page={props}>
        <HeadContext value={onHead}>
          <HighlightContext value={highlight}>
            <AskContext value={ask}>{element as ReactNode}</AskContext>
          </HighlightContext>
        </HeadContext>
      </PageProvider>
    );
  },
  layouts: Object.keys(layouts).sort(),
};

function bannerHtml(page: PageProps): string {
  return renderToStaticMarkup(
    <PageProvider page={page}>
      <BannerWords baseUrl={page.site.baseUrl} />
    </PageProvider>,
  );
}
