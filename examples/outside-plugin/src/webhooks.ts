// Makes a reference of webhook events from a YAML file.
import {
  definePlugin,
  type PlacedDoc,
  type PlacedListing,
  type PlacedPage,
  type PluginContext,
  printRoute,
  type Settings,
} from 'slodocs';
import * as z from 'zod';
import type { EventListProps, EventPageProps } from './browser/props.ts';
import { eventPage, idOf } from './event-page.ts';
import { type Event, readEvents } from './events.ts';
import { optionsSchema, type WebhooksOptions } from './options.ts';
import { payloads, payloadsFile } from './payloads.ts';

export type { WebhooksOptions };

/** Pages are `<folder>/<event>`, each with the layout `webhook-event`, and one lists them. Guides name an event in their front matter. */
export function webhooks(options: WebhooksOptions) {
  const { file, folder = 'events' } = options;
  return definePlugin({
    name: 'webhooks',
    apiVersion: 1,
    options,
    optionsSchema,
    diagnostics: {
      'invalid-event': { severity: 'error', summary: 'An event in the YAML file has a fault.' },
      'unknown-event': { severity: 'error', summary: 'A guide names an event that there is none of.' },
    },
    frontMatter: { webhook: z.string().describe('The event that the page is about.').optional() },
    theme: {
      from: import.meta.url,
      layouts: { 'webhook-event': './browser/EventLayout.tsx', 'webhook-list': './browser/EventList.tsx' },
      components: { Payload: './browser/Payload.tsx' },
      css: ['./browser/webhooks.css'],
      clientModules: ['./browser/mark-events.ts'],
    },
    derive: { payloads },
    state: (): { events: readonly Event[] } => ({ events: [] }),
    async discover(_settings, ctx) {
      ctx.state.events = await readEvents(file, ctx);
      return ctx.state.events.map((event) => eventPage(event, { file, folder }));
    },
    resolve(site, ctx) {
      const { events } = ctx.state;
      const guides = site.pages.filter(isGuide);
      for (const guide of guides) reportUnknown(guide, events, ctx);
      const pages = site.pages.map((page): PlacedPage => {
        const event = page.kind === 'doc' ? events.find((one) => idOf(one, folder) === page.id) : undefined;
        if (!event || page.kind !== 'doc') return page;
        const about = guides.filter((guide) => eventOf(guide) === event.props.name);
        const props: EventPageProps = { ...event.props, guides: about.map((guide) => linkTo(guide, site.settings)) };
        return { ...page, props };
      });
      const data = Object.fromEntries(events.map(({ props }) => [`webhooks:${props.name}`, props]));
      return { ...site, pages: [...pages, ...listOf(pages, events, folder)], data: { ...site.data, ...data } };
    },
    emit: (build) => [payloadsFile(build)],
  });
}

/** At the address above those of the events; nothing where there are none. */
function listOf(pages: readonly PlacedPage[], events: readonly Event[], folder: string): readonly PlacedListing[] {
  const [first] = events;
  const page = pages.find((one) => one.kind === 'doc' && first && one.id === idOf(first, folder));
  if (!page) return [];
  const props: EventListProps = {
    events: events.map(({ props: { name, summary, fields } }) => ({ name, summary, fields: fields.length })),
  };
  return [
    {
      kind: 'listing',
      title: 'Events',
      description: 'All events that are sent.',
      unlisted: false,
      lastUpdate: undefined,
      origin: 'webhooks',
      layout: 'webhook-list',
      props,
      data: {},
      route: { ...page.route, path: page.route.path.replace(/\/[^/]+\/?$/, '') },
    },
  ];
}

function eventOf({ document }: PlacedDoc): unknown {
  return document.facts.frontMatter.other['webhook'];
}

function isGuide(page: PlacedPage): page is PlacedDoc {
  return page.kind === 'doc' && typeof eventOf(page) === 'string';
}

function linkTo({ title, route }: PlacedDoc, settings: Settings): { readonly label: string; readonly href: string } {
  return { label: title, href: printRoute(route, settings) };
}

function reportUnknown(guide: PlacedDoc, events: readonly Event[], { report }: Pick<PluginContext, 'report'>): void {
  const name = eventOf(guide);
  if (events.some(({ props }) => props.name === name)) return;
  const { facts, source } = guide.document;
  const start = { line: 1, column: 1 };
  report({
    code: 'unknown-event',
    message: `there is no event "${String(name)}"`,
    help: `The events are ${events.map(({ props }) => props.name).join(', ')}.`,
    place: facts.frontMatterPlaces['webhook'] ?? { file: source.path, start, end: start },
  });
}
