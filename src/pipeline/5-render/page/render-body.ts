// Renders the body of a page to ready HTML.

import { withoutCodeAddresses } from '#kit/code-addresses';
import { withoutTags } from '#kit/without-marks';
import type { Part, Parts } from '#model/page-parts';
import type { PageProps, TocItem } from '#model/page-props';
import { placeOfSource } from '#model/source-file';
import { sayer } from '#model/strings/strings';
import type { HeadElement } from '#model/theme';
import { type CodeFault, type Composing, composeBody, type OnFault } from '../body/compose-element.ts';
import { type Highlighting, openHighlighting } from '../body/highlighting.ts';
import { ignore, renderLoaded, renderPart } from '../body/render-part.ts';
import { linksMadeBy, type MadeLink } from '../html/check-links.ts';
import { fillHtml } from '../html/fill-holes.ts';
import { extractHoisted, type Hoisted } from '../html/hoisted.ts';
import { refusal, withoutRefused } from '../html/refused-parts.ts';
import { printTargets } from '../html/target-url.ts';
import { type Collector, collectHead } from '../html/wanted-head.ts';
import type { PageModule } from '../live/page-module.ts';
import { withIslands } from '../live/split-body.ts';

export interface RenderedBody {
  readonly html: string;
  /** Head elements from its components, a group for each. */
  readonly head: readonly (readonly HeadElement[])[];
  /** The page's exported `toc`. */
  readonly toc?: readonly TocItem[];
  /** Addresses under the base that its components link to. */
  readonly links: readonly MadeLink[];
  /** The module that hydrates the body; undefined for a static body. */
  readonly module?: PageModule;
}

/** `noted` notes what a body that is hydrated asks of its page. */
export async function renderBody(composing: Composing, page: Parts, props: PageProps, noted: PageProps): Promise<RenderedBody> {
  const { context, values } = composing;
  const { body } = page;
  const { facts } = page.document;
  if (body.kind === 'html') {
    const filled = fillHtml(body, printTargets(facts.links, page.targets, values), sayer(values.language));
    // Plugins' steps may add unreviewed HTML.
    const { html, found } = withoutCodeAddresses(filled);
    if (found.length > 0) context.reporter.report({ ...refusal('address'), place: placeOfSource(page.document.source) });
    return { html, head: [], links: [] };
  }
  const highlighting = openHighlighting(context, values);
  let tried = tryToRender(composing, page, props, highlighting);
  while (await highlighting.settle()) tried = tryToRender(composing, page, props, highlighting);
  const { faults, collector } = tried;
  const isSound = tried.isComplete && faults.length === 0 && !tried.thrown;
  const renderAlone = (part: Part): string => renderPart(composing, part, page, props, ignore, ignore, highlighting.highlight);
  // Loaded lazily: most pages are ready HTML and do not need it.
  const { pageModule } = await import('../live/page-module.ts');
  const live = isSound ? tryToRenderModule(() => pageModule(composing, page, renderAlone), composing, noted, highlighting) : {};
  const { module } = live;
  const hoisted = live.shown ?? extractHoisted(tried.html);
  const { html, refused } = withoutRefused(hoisted.html, values.policy, module !== undefined);
  const thrown = live.thrown ?? tried.thrown;
  const faulty = collector.faults();
  if (thrown || faults.length + faulty.length + refused.length > 0) {
    const { blameBody } = await import('../blame/blame-body.ts');
    await blameBody(composing, page, props, { thrown, faults, head: faulty, refused, isLive: module !== undefined });
  }
  const links = faults.length === 0 ? linksMadeBy(page, html, values.addresses.baseUrl) : [];
  const head = [hoisted.elements, ...collector.groups()];
  const rendered = { html, head, links, ...(module && { module }) };
  if (!facts.declarations.includes('toc')) return rendered;
  return { ...rendered, toc: declaredToc(composeBody(composing, page, page, ignore)?.exports()['toc']) };
}

/** Without a module: the page is static. */
interface TriedLive {
  readonly module?: PageModule;
  readonly shown?: Hoisted;
  readonly thrown?: { readonly fault: unknown };
}

/** Renders with error boundaries around components. They were rendered before, but one that counts its runs may throw in the second. */
function tryToRenderModule(
  make: () => PageModule | undefined,
  { server }: Composing,
  props: PageProps,
  { highlight }: Highlighting,
): TriedLive {
  const { jsx } = server.jsxRuntime as { jsx(type: unknown, props: object): unknown };
  try {
    const module = make();
    if (!module) return {};
    const render = (component: unknown, at: number): Hoisted =>
      extractHoisted(server.renderLive(server.withPage(props, jsx(component, {}), ignore, highlight), at));
    return { module, shown: shownBy(module, render) };
  } catch (thrown) {
    return { thrown: { fault: thrown } };
  }
}

/** Each island hoists what it wants to its own front. */
function shownBy({ components, frame }: PageModule, render: (component: unknown, at: number) => Hoisted): Hoisted {
  const [around, ...islands] = [extractHoisted(frame), ...components.map(render)];
  const elements = [around, ...islands].flatMap((one) => one.elements);
  const html = withIslands(
    around.html,
    islands.map((one) => one.html),
  );
  return { elements: [...new Map(elements.map((one) => [JSON.stringify(one), one])).values()], html };
}

interface Tried {
  readonly html: string;
  /** False where a module of the page failed to load, which was reported: then there is nothing to hydrate. */
  readonly isComplete: boolean;
  readonly faults: readonly CodeFault[];
  readonly collector: Collector;
  readonly thrown?: { readonly fault: unknown };
}

function tryToRender(composing: Composing, page: Parts, props: PageProps, { highlight }: Highlighting): Tried {
  const faults: CodeFault[] = [];
  const onFault: OnFault = (thrown, place) => void faults.push({ fault: thrown, place });
  const collector = collectHead();
  try {
    const html = renderLoaded(composing, page, page, props, onFault, collector.onHead, highlight);
    return { html: html ?? '', isComplete: html !== undefined, faults, collector };
  } catch (thrown) {
    return { html: '', isComplete: true, faults, collector, thrown: { fault: thrown } };
  }
}

/** Accepts Docusaurus's items: `{ value, id, level }`. Items without an id are dropped. */
function declaredToc(exported: unknown): readonly TocItem[] {
  if (!Array.isArray(exported)) return [];
  return exported.flatMap((item: Readonly<Record<string, unknown>> | null) => {
    if (typeof item?.['id'] !== 'string') return [];
    const html = String(item['value'] ?? item['id']);
    return [{ id: item['id'], depth: Number(item['level'] ?? 2), html, text: withoutTags(html) }];
  });
}
