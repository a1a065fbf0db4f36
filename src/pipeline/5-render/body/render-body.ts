// Renders the body of a page to ready HTML.

import { withoutCodeAddresses } from '#model/code-addresses-in-html';
import { problemOfHeadElement } from '#model/head';
import type { PageProps, TocItem } from '#model/page-props';
import type { Place } from '#model/place';
import { placeOfSource } from '#model/source-file';
import { sayer } from '#model/strings/strings';
import type { HeadElement, Highlight, OnHead } from '#model/theme';
import { takeHoisted } from '../head/hoisted.ts';
import { type Collector, collectHead } from '../head/wanted.ts';
import type { PageModule } from '../live/page-module.ts';
import { linksMadeBy, type MadeLink } from './check-links.ts';
import { type BodyComponent, type Composing, composeBody, type OnFault } from './compose-element.ts';
import { declaredToc } from './declared-toc.ts';
import { fillHtml } from './fill-holes.ts';
import { type Culprit, findCulprits } from './find-culprit.ts';
import { type Highlighting, openHighlighting } from './highlighting.ts';
import type { Part, Parts } from './parts.ts';
import { type Refused, refusal, withoutRefused } from './refused-parts.ts';
import { reportThrown } from './report-thrown.ts';
import { shownIn } from './shown-files.ts';
import { printTargets } from './target-url.ts';

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

export async function renderBody(composing: Composing, page: Parts, props: PageProps): Promise<RenderedBody> {
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
  const isSound = tried.isComplete && faults.length === 0 && !('thrown' in tried);
  const renderAlone = (part: Part): string => renderPart(composing, part, page, props, ignore, ignore, highlighting.highlight);
  // Loaded lazily: most pages are ready HTML and do not need it.
  const { pageModule } = await import('../live/page-module.ts');
  const live = isSound ? tryToRenderModule(() => pageModule(composing, page, renderAlone), composing, props, highlighting) : {};
  const { module } = live;
  const { html, refused } = withoutRefused(live.html ?? tried.html, values.policy, module !== undefined);
  if ('thrown' in live) await reportComponent(composing, page, props, { thrown: live.thrown });
  else if ('thrown' in tried) await reportComponent(composing, page, props, faults.length === 0 ? tried : undefined);
  else if (faults.length === 0) {
    reportHead(composing, page, props, collector);
    for (const kind of refused) reportRefused(composing, page, props, kind, module !== undefined);
  }
  for (const { fault, place } of faults) await reportThrown(context, 'render/code-threw', fault, place);
  const hoisted = takeHoisted(html);
  const links = faults.length === 0 ? linksMadeBy(page, html, values.addresses.baseUrl) : [];
  const head = [hoisted.elements, ...collector.groups()];
  const rendered = { html: hoisted.html, head, links, ...(module && { module }) };
  if (!facts.declarations.includes('toc')) return rendered;
  return { ...rendered, toc: declaredToc(composeBody(composing, page, page, ignore)?.exports()['toc']) };
}

/** Without a module: the page is static. */
interface TriedLive {
  readonly module?: PageModule;
  readonly html?: string;
  readonly thrown?: unknown;
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
    return module
      ? { module, html: server.renderLive(server.withPage(props, jsx(module.component, {}), ignore, highlight)) }
      : {};
  } catch (thrown) {
    return { thrown };
  }
}

interface Tried {
  readonly html: string;
  /** False where a module of the page failed to load, which was reported: then there is nothing to hydrate. */
  readonly isComplete: boolean;
  readonly faults: readonly Culprit[];
  readonly collector: Collector;
  readonly thrown?: unknown;
}

function tryToRender(composing: Composing, page: Parts, props: PageProps, { highlight }: Highlighting): Tried {
  const faults: Culprit[] = [];
  const onFault: OnFault = (thrown, place) => void faults.push({ fault: thrown, place });
  const collector = collectHead();
  try {
    const html = renderLoaded(composing, page, page, props, onFault, collector.onHead, highlight);
    return { html: html ?? '', isComplete: html !== undefined, faults, collector };
  } catch (thrown) {
    return { html: '', isComplete: true, faults, collector, thrown };
  }
}

/**
 * A declaration or expression that threw has no value, on which components may fail in turn: then only components in which
 * nothing else threw are reported, and `tried` is undefined.
 */
async function reportComponent(
  composing: Composing,
  page: Parts,
  props: PageProps,
  tried: { readonly thrown?: unknown } | undefined,
): Promise<void> {
  const culprits = findCulprits(page, page, (part) => {
    const faults: unknown[] = [];
    const thrown = tryAlone(() => void renderPart(composing, part, page, props, (fault) => void faults.push(fault)));
    return tried || faults.length === 0 ? thrown : undefined;
  });
  const unknown: Culprit[] = tried ? [{ fault: tried.thrown, place: placeOfSource(page.document.source) }] : [];
  for (const { fault, place } of culprits.length > 0 ? culprits : unknown) {
    await reportThrown(composing.context, 'render/component-threw', fault, place);
  }
}

/** Finds the components that make a link, for the diagnostic of a broken one. */
export function findLink(composing: Composing, page: Parts, props: PageProps, { href, isShown }: MadeLink): readonly Place[] {
  const makes = (part: Part): unknown => {
    const html = renderPart(composing, part, page, props, ignore);
    return (isShown ? shownIn(html).has(href) : html.includes(`href="${href}"`)) ? href : undefined;
  };
  const culprits = findCulprits(page, page, (part) => tryAlone(() => makes(part)));
  const places = culprits.filter(({ fault }) => fault === href).map(({ place }) => place);
  return places.length > 0 ? places : [placeOfSource(page.document.source)];
}

/** Reports a faulty head element at each tag that makes it, however often. */
function reportHead(composing: Composing, page: Parts, props: PageProps, { faults }: Collector): void {
  for (const { tag, attributes } of faults()) {
    const wants = (part: Part): unknown => {
      const inner = collectHead();
      renderPart(composing, part, page, props, ignore, inner.onHead);
      return inner.faults().find((fault) => fault.tag === tag)?.tag;
    };
    const culprits = findCulprits(page, page, (part) => tryAlone(() => wants(part)));
    const places = culprits.filter(({ fault }) => fault === tag).map(({ place }) => place);
    const problem = problemOfHeadElement(tag, attributes);
    for (const place of places.length > 0 ? places : [placeOfSource(page.document.source)]) {
      if (problem) composing.context.reporter.report({ code: 'render/head-element', ...problem, place });
    }
  }
}

/** Reports each component or expression that makes HTML which the CSP refuses. */
function reportRefused(composing: Composing, page: Parts, props: PageProps, kind: Refused, isLive: boolean): void {
  const { policy } = composing.values;
  const makes = (part: Part): unknown =>
    withoutRefused(renderPart(composing, part, page, props, ignore), policy).refused.find((one) => one === kind);
  const culprits = findCulprits(page, page, (part) => tryAlone(() => makes(part)));
  const places = culprits.filter(({ fault }) => fault === kind).map(({ place }) => place);
  for (const place of places.length > 0 ? places : [placeOfSource(page.document.source)])
    composing.context.reporter.report({ ...refusal(kind, isLive), place });
}

function ignore(): void {}

/** Returns the result of `work`, or its exception. */
function tryAlone(work: () => unknown): unknown {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
}

type PartToRender = readonly [
  composing: Composing,
  part: Part,
  page: Parts,
  props: PageProps,
  onFault: OnFault,
  onHead?: OnHead,
  highlight?: Highlight,
];

/** Renders a part alone, with the page's context. Throws what its components throw. */
export function renderPart(...part: PartToRender): string {
  return renderLoaded(...part) ?? '';
}

/** Undefined where a module of the part failed to load, which was reported. */
function renderLoaded(...[composing, part, page, props, onFault, onHead = ignore, highlight]: PartToRender): string | undefined {
  const { server } = composing;
  const composed = composeBody(composing, part, page, onFault);
  if (!composed) return undefined;
  const { jsx } = server.jsxRuntime as { jsx(type: BodyComponent, props: object): unknown };
  return server.renderElement(server.withPage(props, jsx(composed.component, {}), onHead, highlight));
}
