// A page's body to ready HTML.
import type { Doc } from '#model/page';
import { wholeFile } from '#model/place';
import type { PageProps } from '#model/theme';
import { type BodyComponent, type Composing, composeBody, type OnFault, type Part } from './compose-element.ts';
import { fillHtml } from './fill-holes.ts';
import { type Culprit, findCulprits } from './find-culprit.ts';
import { reportThrown } from './report-thrown.ts';
import { printTarget } from './target-url.ts';

export async function renderBody(composing: Composing, page: Doc, props: PageProps): Promise<string> {
  const { context } = composing;
  const { body } = page.document;
  if (body.kind === 'html') {
    return fillHtml(
      body,
      page.targets.map((target) => printTarget(target, context.config.settings)),
    );
  }
  const faults: Culprit[] = [];
  let html = '';
  try {
    html = render(composing, page, page, props, (thrown, place) => void faults.push({ thrown, place }));
    if (faults.length === 0) composing.checkLinks(page, html);
  } catch (thrown) {
    // A declaration or an expression that threw has left a value out, which components stumble over.
    if (faults.length === 0) await reportComponent(composing, page, props, thrown);
  }
  for (const { thrown, place } of faults) await reportThrown(context, 'render/code-threw', thrown, place);
  return html;
}

async function reportComponent(composing: Composing, page: Doc, props: PageProps, thrown: unknown): Promise<void> {
  const tryAlone = (part: Part): unknown => {
    try {
      render(composing, part, page, props, () => undefined);
      return undefined;
    } catch (again) {
      return again;
    }
  };
  const culprits = findCulprits(page, page, tryAlone);
  const unknown: Culprit = { thrown, place: wholeFile(page.document.source.path) };
  for (const culprit of culprits.length > 0 ? culprits : [unknown]) {
    await reportThrown(composing.context, 'render/component-threw', culprit.thrown, culprit.place);
  }
}

function render(composing: Composing, part: Part, page: Doc, props: PageProps, onFault: OnFault): string {
  const { server } = composing;
  const component = composeBody(composing, part, page, onFault);
  if (!component) return '';
  const { jsx } = server.jsxRuntime as { jsx(type: BodyComponent, props: object): unknown };
  return server.renderElement(server.withPage(props, jsx(component, {})));
}
