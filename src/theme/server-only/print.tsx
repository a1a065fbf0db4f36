// Renders static layouts: components that run on the server alone.
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { JsonObject } from '#model/json';
import type { PageProps } from '#model/page-props';
import type { Printed, PrintRequest } from '#model/theme';
import { PartsContext } from '../components/Slot/Slot.tsx';
import { AskContext } from '../hooks/ask.ts';
import { SayContext } from '../hooks/say.ts';
import { HeadContext } from '../mdx/Head/Head.tsx';
import type { StaticLayoutProps } from '../page/layout.ts';
import { PageProvider } from '../page/page-context.tsx';

export function print(
  page: PageProps,
  { layout, excerpts, say, parts = {}, onHead = () => undefined, ask }: PrintRequest,
): Printed {
  const toHtml = (component: unknown): string => {
    const Component = component as ComponentType<StaticLayoutProps<JsonObject>>;
    return renderToStaticMarkup(
      <PageProvider page={page}>
        <PartsContext value={parts}>
          <HeadContext value={onHead}>
            <AskContext value={ask}>
              <SayContext value={say}>{component !== undefined && <Component page={page} excerpts={excerpts} />}</SayContext>
            </AskContext>
          </HeadContext>
        </PartsContext>
      </PageProvider>,
    );
  };
  const { default: Content, Before, After, bodyClass = page.layout } = layout;
  if (Content === undefined) return { printed: { before: toHtml(Before), after: toHtml(After) } };
  return { printed: { before: '', after: '', bodyClass: String(bodyClass) }, body: toHtml(Content) };
}
