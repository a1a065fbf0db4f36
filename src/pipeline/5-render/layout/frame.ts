// Wraps a body in its layout: the theme's, a plugin's, or a static one, which is printed around the body or replaces it.

import type { NamedSlot } from '#code/site-bundle/named-files';
import type { RenderContext } from '#context/context';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { PageProps } from '#model/page-props';
import { wholeFile } from '#model/place';
import type { SlotName } from '#model/slots';
import type { HeadElement, LayoutIslands, OnHead, ThemeServer } from '#model/theme';
import { extractHoisted } from '../html/hoisted.ts';
import { faultOf, isComponent } from '../modules/module-reports.ts';
import type { Modules } from '../modules/modules.ts';
import type { Values } from '../recipe/recipe.ts';
import type { LoadedLayout } from './load-layout.ts';
import { handlerFaults } from './static-handlers.ts';

/** The content of a layout. */
export interface Framed {
  readonly props: PageProps;
  readonly body: string;
  /** Ready HTML, for layouts with excerpts. */
  readonly excerpts: readonly string[];
}

export interface Framer {
  readonly server: ThemeServer;
  /** Undefined for one of the theme's. */
  readonly layout: LoadedLayout | undefined;
}

/** What renders the layout of a page. */
export interface Framing extends Framer {
  readonly context: RenderContext;
  readonly values: Pick<Values, 'addresses' | 'policy'>;
  readonly slots: LoadedSlots;
}

export interface Whole {
  readonly html: string;
  /** The body as it is in the HTML: the given one, or what a static layout has printed instead. */
  readonly body: string;
  /** True where a static layout has printed a part of it, which browsers keep unchanged. */
  readonly isPrinted: boolean;
  /** Head elements from what a static layout has printed. */
  readonly hoisted: readonly HeadElement[];
}

interface FrameOptions {
  readonly onHead?: OnHead | undefined;
  /** Sanitizes what a static layout prints. */
  readonly clean?: (html: string) => string;
  readonly islands?: LayoutIslands | undefined;
}

export function frame(
  { server, layout }: Framer,
  { props, body, excerpts }: Framed,
  parts: LoadedSlots['components'],
  { onHead, clean = (html) => html, islands }: FrameOptions = {},
): Whole {
  if (!layout?.isStatic) {
    const html = server.renderLayout(props, body, { parts, onHead, islands, layout: layout?.component });
    return { html, body, isPrinted: false, hoisted: [] };
  }
  const own = server.print(props, { layout: layout.exports, excerpts, say: layout.say, parts, onHead });
  const [before, after] = [extractHoisted(clean(own.printed.before)), extractHoisted(clean(own.printed.after))];
  const content = own.body === undefined ? { html: body, elements: [] } : extractHoisted(clean(own.body));
  const printed = { ...own.printed, before: before.html, after: after.html };
  const html = server.renderLayout({ ...props, printed }, content.html, { parts, onHead, islands });
  const hoisted = [before, content, after].flatMap(({ elements }) => elements);
  return { html, body: content.html, isPrinted: true, hoisted };
}

export interface LoadedSlots {
  readonly named: readonly NamedSlot[];
  /** A slot whose module is faulty keeps the theme's own component. */
  readonly components: Readonly<Partial<Record<SlotName, unknown>>>;
  /** Faults of the site, not of one page. */
  readonly faults: readonly DiagnosticDraft[];
}

export async function loadSlots(
  context: Pick<RenderContext, 'files'>,
  named: readonly NamedSlot[],
  modules: Modules,
): Promise<LoadedSlots> {
  const components: Partial<Record<SlotName, unknown>> = {};
  const faults: DiagnosticDraft[] = [];
  for (const slot of named) {
    const { exports, problems } = await modules.run(slot.entry);
    for (const problem of problems) faults.push(faultOf({ specifier: slot.path, place: slot.place() }, problem, 'config'));
    if (problems.length > 0) continue;
    faults.push(...handlerFaults(context, slot));
    if (isComponent(exports['default'])) components[slot.name] = exports['default'];
    else faults.push(noComponent(slot, exports));
  }
  return { named, components, faults };
}

function noComponent({ name, path, place }: NamedSlot, exports: Readonly<Record<string, unknown>>): DiagnosticDraft {
  return {
    code: 'render/part-without-component',
    message:
      'default' in exports
        ? `the default export of the part "${name}" at "${path}" is not a component`
        : `the part "${name}" at "${path}" has no default export`,
    help: `Export a component by default: \`export default function ${name}(props) { … }\`.`,
    place: wholeFile(path),
    related: [{ message: 'the configuration names it here', place: place() }],
  };
}
