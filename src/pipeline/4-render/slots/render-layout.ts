// Renders the layout with the site's own parts of the theme in it, and finds those that are at fault.
import { problemOfHeadElement } from '#model/head';
import type { PageProps } from '#model/page-props';
import { type Place, wholeFile } from '#model/place';
import type { SlotName } from '#model/slots';
import type { HeadElement, OnHead, ThemeServer } from '#model/theme';
import { type MadeLink, pathOf } from '../body/check-links.ts';
import { refusal, withoutRefused } from '../body/refused-parts.ts';
import { reportThrown } from '../body/report-thrown.ts';
import { takeHoisted } from '../head/hoisted.ts';
import { collectHead } from '../head/wanted.ts';
import type { Values } from '../recipe/recipe.ts';
import type { RenderContext } from '../render-context.ts';
import { type Framed, frame, type Whole } from './frame.ts';
import type { LoadedSlots } from './load-slots.ts';

export interface Framing {
  readonly context: RenderContext;
  readonly values: Pick<Values, 'addresses' | 'policy'>;
  readonly server: ThemeServer;
  readonly slots: LoadedSlots;
}

export interface RenderedLayout extends Omit<Whole, 'hoisted'> {
  /** What the parts want in the head, a group for each. */
  readonly head: readonly (readonly HeadElement[])[];
  /** Addresses under the base that the parts link to. */
  readonly links: readonly MadeLink[];
}

/** `file` is the source of the page, where it has one. */
export async function renderLayout(framing: Framing, framed: Framed, file: string | undefined): Promise<RenderedLayout> {
  const { server, slots, context, values } = framing;
  const { props } = framed;
  for (const fault of slots.faults) context.reporter.report(fault);
  const withoutParts = (): RenderedLayout => ({ ...frame(server, framed, {}), head: [], links: [] });
  if (Object.keys(slots.components).length === 0) return withoutParts();
  const collector = collectHead();
  let whole: Whole;
  try {
    whole = frame(server, framed, slots.components, collector.onHead);
  } catch (thrown) {
    await reportParts(framing, props, thrown, file);
    return withoutParts();
  }
  reportHead(framing, props, collector.faults());
  const { body, isPrinted } = whole;
  const { elements, html } = takeHoisted(takeRefused(framing, props, whole));
  const head = [elements, whole.hoisted, ...collector.groups()];
  return { html, body, isPrinted, head, links: linksOf(html.replace(body, ''), props, values.addresses.baseUrl) };
}

/** Where the configuration names the parts that make a link. */
export function findSlotLink(framing: Framing, props: PageProps, href: string): readonly Place[] {
  return placesOf(framing, (alone) => renderAlone(framing, props, alone).includes(`href="${href}"`));
}

/** One fault, whatever number of pages shows the part; of those the first is named. */
async function reportParts(framing: Framing, props: PageProps, thrown: unknown, file: string | undefined): Promise<void> {
  const { context, slots } = framing;
  const related = file === undefined ? [] : [{ message: 'while this page was rendered', place: wholeFile(file) }];
  const faults = slots.named.flatMap(({ name, place }) => {
    const fault = thrownBy(() => renderAlone(framing, props, name));
    return fault ? [{ thrown: fault.thrown, subject: `the part "${name}"`, place: place() }] : [];
  });
  const together = { thrown, subject: 'a part of the theme', place: context.config.locate(['theme', 'slots']) };
  for (const fault of faults.length > 0 ? faults : [together]) {
    await reportThrown(context, 'render/component-threw', fault.thrown, fault.place, { subject: fault.subject, related });
  }
}

function reportHead(framing: Framing, props: PageProps, faults: ReturnType<ReturnType<typeof collectHead>['faults']>): void {
  for (const { tag, attributes } of faults) {
    const problem = problemOfHeadElement(tag, attributes);
    const places = placesOf(framing, (alone) => {
      const inner = collectHead();
      renderAlone(framing, props, alone, inner.onHead);
      return inner.faults().some((fault) => fault.tag === tag);
    });
    for (const place of places) if (problem) framing.context.reporter.report({ code: 'render/head-element', ...problem, place });
  }
}

/** Without what the policy of the site refuses. The body, which stands in it, has been looked at. */
function takeRefused(framing: Framing, props: PageProps, { html: whole, body }: Whole): string {
  const { reporter } = framing.context;
  const { policy } = framing.values;
  const around = (body === '' ? [whole] : whole.split(body)).map((piece) => withoutRefused(piece, policy, true));
  for (const kind of new Set(around.flatMap(({ refused }) => refused))) {
    const places = placesOf(framing, (alone) =>
      withoutRefused(renderAlone(framing, props, alone), policy).refused.includes(kind),
    );
    for (const place of places) reporter.report({ ...refusal(kind, true), place });
  }
  return around.map(({ html }) => html).join(body);
}

/** Where the configuration names the parts of which, each by itself, something is true. */
function placesOf({ slots }: Framing, isTrue: (alone: SlotName) => boolean): readonly Place[] {
  return slots.named.flatMap(({ name, place }) => (isTrue(name) ? [place()] : []));
}

/** The layout with one part of the site's. */
function renderAlone({ server, slots }: Framing, props: PageProps, name: SlotName, onHead?: OnHead): string {
  return frame(server, { props, body: '', excerpts: [] }, { [name]: slots.components[name] }, onHead).html;
}

function thrownBy(work: () => void): { readonly thrown: unknown } | undefined {
  try {
    work();
    return undefined;
  } catch (thrown) {
    return { thrown };
  }
}

/** Addresses that the page was given are bound; what is found besides, a part has made. */
function linksOf(html: string, props: PageProps, baseUrl: string): readonly MadeLink[] {
  const given = new Set<unknown>();
  JSON.stringify(props, (_, value) => {
    if (typeof value === 'string') given.add(value.replaceAll('&', '&amp;'));
    return value;
  });
  const hrefs = new Set(Array.from(html.matchAll(/<a\s(?:[^>]*\s)?href="([^"]*)"/g), ([, href = '']) => href));
  return [...hrefs].flatMap((href): MadeLink[] => {
    const path = given.has(href) ? undefined : pathOf(href, baseUrl);
    return path === undefined ? [] : [{ href, path, ofLayout: true }];
  });
}
