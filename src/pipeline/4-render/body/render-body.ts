// A page's body to ready HTML.
import type { Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { TreeBody } from '#model/document';
import type { Doc } from '#model/page';
import { type Place, wholeFile } from '#model/place';
import type { PageProps } from '#model/theme';
import { type Composing, composeElement, outermostComponents, type Part } from './compose-element.ts';
import { fillHtml } from './fill-holes.ts';
import { printTarget } from './target-url.ts';

export function renderBody(composing: Composing, page: Doc, props: PageProps): string {
  const { body } = page.document;
  const { settings } = composing.context.config;
  if (body.kind === 'html') {
    const addresses = page.targets.map((target) => printTarget(target, settings));
    return fillHtml(body, addresses);
  }
  try {
    return render(composing, page, page, props);
  } catch (thrown) {
    composing.context.reporter.report({
      code: 'render/component-threw',
      message: `a component threw: ${String(thrown)}`,
      help: 'Components are rendered at build time, in Node: what needs a browser belongs in an effect or in `<BrowserOnly>`.',
      place: culprit(composing, page, body, props) ?? wholeFile(page.document.source.path),
    });
    return '';
  }
}

function render({ server, ...composing }: Composing, part: Part, page: Doc, props: PageProps): string {
  const element = composeElement({ server, ...composing }, part, page);
  return element === undefined ? '' : server.renderElement(server.withPage(props, element));
}

/** The first outermost component that throws when it is rendered alone. */
function culprit(composing: Composing, page: Doc, body: TreeBody, props: PageProps): Place | undefined {
  for (const component of outermostComponents(body)) {
    const alone: TreeBody = { ...body, tree: { type: 'root', children: [component] } as Root };
    try {
      render(composing, { ...page, document: { ...page.document, body: alone } }, page, props);
    } catch {
      const { name, position } = component as unknown as MdxJsxFlowElement;
      if (!position) return undefined;
      const { line, column } = position.start;
      const start = { line, column: column + 1 };
      return { file: page.document.source.path, start, end: { line, column: start.column + (name?.length ?? 0) } };
    }
  }
  return undefined;
}
