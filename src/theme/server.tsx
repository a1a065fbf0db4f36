// Renders page props and a body to HTML: the theme's entry point for the render stage.

import type { ReactElement, ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import type { Highlight } from '#model/highlighter';
import type { Ask } from '#model/lookups';
import { islandAttribute } from '#model/page-data';
import type { PageProps } from '#model/page-props';
import type { LayoutIslands, OnHead, ThemeServer } from '#model/theme';
import { AboveLayout, App } from './app.tsx';
import { PrintEntriesContext } from './components/Sidebar/SidebarEntries.tsx';
import { IslandContent, IslandContext, type Parts, type RenderIsland, SlotContent } from './components/Slot/Slot.tsx';
import { AskContext } from './hooks/ask.ts';
import { bodyPrefix, layoutPrefix, slotPrefix } from './id-prefixes.ts';
import { layouts } from './layouts/layouts.tsx';
import { live } from './live/live.tsx';
import { type Markdown, withMarkdown } from './live/markdown.tsx';
import { HighlightContext } from './mdx/CodeBlock/highlight-context.ts';
import { HeadContext } from './mdx/Head/Head.tsx';
import { mdxComponents } from './mdx/mdx.ts';
import type { Layout } from './page/layout.ts';
import { PageProvider } from './page/page-context.tsx';
import { print } from './server-only/print.tsx';
import { printEntriesOn } from './server-only/print-entries.tsx';

export const server: ThemeServer = {
  renderLayout(props, bodyHtml, { parts = {}, onHead = () => undefined, ask, layout, islands } = {}): string {
    if (!layouts[props.layout] && !layout && !props.printed) throw new Error(`the theme has no layout "${props.layout}"`);
    const app = (page: PageProps, island: RenderIsland | null): ReactElement => (
      <HeadContext value={onHead}>
        <AskContext value={ask}>
          <IslandContext value={island}>
            <App
              page={page}
              body={bodyHtml === '' ? null : bodyHtml}
              parts={parts as Parts}
              layout={layout as Layout | undefined}
            />
          </IslandContext>
        </AskContext>
      </HeadContext>
    );
    const above = renderToStaticMarkup(<AboveLayout page={props} />);
    if (islands?.isLayout) {
      const html = renderToString(app(islands.page, null), { identifierPrefix: layoutPrefix });
      return `${above}<div class="island" ${islandAttribute}="layout">${html}</div>`;
    }
    const shell = app(props, islands ? renderIsland(islands, { onHead, ask }) : null);
    return above + renderToStaticMarkup(<PrintEntriesContext value={printEntriesOn(props)}>{shell}</PrintEntriesContext>);
  },
  print,
  renderElement(element: unknown): string {
    return renderToStaticMarkup(element as ReactNode);
  },
  renderLive(element: unknown, island: number): string {
    return renderToString(element as ReactNode, { identifierPrefix: bodyPrefix(island) });
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

/** A root of its own within the page: its ids count from the start, as in the browser. */
function renderIsland(
  { live, page, add }: LayoutIslands,
  { onHead, ask }: { onHead: OnHead; ask: Ask | undefined },
): RenderIsland {
  return (slot, Part, props, others) => {
    if (!live.has(slot)) return undefined;
    const { key, props: given } = add(slot, props);
    const content = { Part, props: given, page: page.href, others };
    const around = (inside: ReactElement): ReactElement => (
      <HeadContext value={onHead}>
        <AskContext value={ask}>
          <PageProvider page={page}>{inside}</PageProvider>
        </AskContext>
      </HeadContext>
    );
    const html = renderToString(around(<IslandContent {...content} />), { identifierPrefix: slotPrefix(key) });
    // React leaves to browsers what throws within Suspense: without it, the fault is thrown here.
    if (html.includes('<!--$!-->')) renderToStaticMarkup(around(<SlotContent {...content} />));
    return <div className="island" {...{ [islandAttribute]: key }} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
