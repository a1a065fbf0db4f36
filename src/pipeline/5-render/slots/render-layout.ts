// Renders the layout with the site's slots, and finds the slot, or the layout's plugin, that fails.

import type { RelatedPlace } from '#model/diagnostic';
import { problemOfHeadElement } from '#model/head';
import type { PageProps } from '#model/page-props';
import { type Place, wholeFile } from '#model/place';
import { hrefsIn } from '#model/printed-links';
import type { SlotName } from '#model/slots';
import type { HeadElement, OnHead } from '#model/theme';
import { type MadeLink, pathOf } from '../body/check-links.ts';
import { type Refused, refusal, withoutRefused } from '../body/refused-parts.ts';
import { reportThrown } from '../body/report-thrown.ts';
import { takeHoisted } from '../head/hoisted.ts';
import { collectHead } from '../head/wanted.ts';
import type { Values } from '../recipe/recipe.ts';
import type { RenderContext } from '../render-context.ts';
import { type Framed, type Framer, frame, type Whole } from './frame.ts';
import type { LoadedSlots } from './load-slots.ts';

export interface Framing extends Framer {
  readonly context: RenderContext;
  readonly values: Pick<Values, 'addresses' | 'policy'>;
  readonly slots: LoadedSlots;
}

export interface RenderedLayout extends Omit<Whole, 'hoisted'> {
  /** Head elements from the layout and the slots, a group for each. */
  readonly head: readonly (readonly HeadElement[])[];
  /** Addresses under the base that layout and slots link to. */
  readonly links: readonly MadeLink[];
}

/** `file` is the page's source, if it has one. Undefined where a plugin's layout throws, which is reported. */
export async function renderLayout(
  framing: Framing,
  framed: Framed,
  file: string | undefined,
): Promise<RenderedLayout | undefined> {
  const { slots, context, values, layout } = framing;
  const { props } = framed;
  for (const fault of slots.faults) context.reporter.report(fault);
  const withoutParts = (): RenderedLayout => ({ ...frame(framing, framed, {}), head: [], links: [] });
  if (Object.keys(slots.components).length === 0 && !layout) return withoutParts();
  const collector = collectHead();
  const printed = new Set<Refused>();
  const clean = (html: string): string => {
    const { html: cleaned, refused } = withoutRefused(html, values.policy);
    for (const kind of refused) printed.add(kind);
    return cleaned;
  };
  let whole: Whole;
  try {
    whole = frame(framing, framed, slots.components, collector.onHead, clean);
  } catch (thrown) {
    const ofLayout = layout && thrownBy(() => frame(framing, framed, {}));
    if (ofLayout) {
      await reportThrown(context, 'render/component-threw', ofLayout.thrown, layout.place(), {
        subject: `the layout "${layout.name}" of the plugin "${layout.plugin}"`,
        related: whileRendering(file),
      });
      return undefined;
    }
    await reportParts(framing, props, thrown, file);
    return withoutParts();
  }
  reportHead(framing, props, collector.faults());
  const { body, isPrinted } = whole;
  const { elements, html } = takeHoisted(takeRefused(framing, props, whole, printed));
  const head = [elements, whole.hoisted, ...collector.groups()];
  // What was printed in place of a body holds excerpts, whose links are bound.
  const bound = isPrinted && framed.body !== body ? framed.excerpts : [body];
  const made = bound.reduce((rest, piece) => rest.replace(piece, ''), html);
  return { html, body, isPrinted, head, links: linksOf(made, props, values.addresses.baseUrl) };
}

/** The places in the configuration of what makes a link: the layout's plugin, or the site's slots. */
export function findLayoutLink(framing: Framing, props: PageProps, href: string): readonly Place[] {
  return placesOf(framing, (alone) => renderAlone(framing, props, alone).includes(`href="${href}"`));
}

function whileRendering(file: string | undefined): readonly RelatedPlace[] {
  return file === undefined ? [] : [{ message: 'while this page was rendered', place: wholeFile(file) }];
}

/** Reports one fault per slot, with the first page that shows it. */
async function reportParts(framing: Framing, props: PageProps, thrown: unknown, file: string | undefined): Promise<void> {
  const { context, slots } = framing;
  const related = whileRendering(file);
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

/** Removes what the site's CSP refuses. The body in it was checked before. */
function takeRefused(framing: Framing, props: PageProps, { html: whole, body }: Whole, printed: ReadonlySet<Refused>): string {
  const { reporter } = framing.context;
  const { policy } = framing.values;
  const around = (body === '' ? [whole] : whole.split(body)).map((piece) => withoutRefused(piece, policy, true));
  for (const kind of new Set([...printed, ...around.flatMap(({ refused }) => refused)])) {
    const places = placesOf(framing, (alone) =>
      withoutRefused(renderAlone(framing, props, alone), policy).refused.includes(kind),
    );
    for (const place of places) reporter.report({ ...refusal(kind, true), place });
  }
  return around.map(({ html }) => html).join(body);
}

/**
 * The places in the configuration of the layout's plugin, or else of the slots, for which a test is true when each is rendered
 * alone.
 */
function placesOf({ slots, layout }: Framing, isTrue: (alone: SlotName | undefined) => boolean): readonly Place[] {
  if (layout && isTrue(undefined)) return [layout.place()];
  return slots.named.flatMap(({ name, place }) => (isTrue(name) ? [place()] : []));
}

/** Renders the empty layout with one of the site's slots, or with none. */
function renderAlone(framing: Framing, props: PageProps, name: SlotName | undefined, onHead?: OnHead): string {
  const parts = name === undefined ? {} : { [name]: framing.slots.components[name] };
  return frame(framing, { props, body: '', excerpts: [] }, parts, onHead).html;
}

function thrownBy(work: () => void): { readonly thrown: unknown } | undefined {
  try {
    work();
    return undefined;
  } catch (thrown) {
    return { thrown };
  }
}

/** Addresses from the props are bound already; any others were made by a slot or a plugin's layout. */
function linksOf(html: string, props: PageProps, baseUrl: string): readonly MadeLink[] {
  const given = new Set<unknown>();
  JSON.stringify(props, (_, value) => {
    if (typeof value === 'string') given.add(value);
    return value;
  });
  return [...hrefsIn(html)].flatMap((href): MadeLink[] => {
    const path = given.has(href) ? undefined : pathOf(href, baseUrl);
    return path === undefined ? [] : [{ href, path, ofLayout: true }];
  });
}
