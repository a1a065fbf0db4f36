// Makes a reference of webhook events from a YAML file.
import { definePlugin, type PlacedDoc, type PlacedPage, type PluginContext, printRoute, type Settings } from 'slodocs';
import * as z from 'zod';
import type { EventPageProps, EventProps } from './browser/props.ts';
import { readEvents } from './events.ts';
import { optionsSchema, type WebhooksOptions } from './options.ts';

export type { WebhooksOptions };

/** Pages are `<folder>/<event>`, each with the layout `webhook-event`. Guides name an event in their front matter. */
export function webhooks(options: WebhooksOptions) {
  const { file, folder = 'events' } = options;
  const idOf = ({ name }: EventProps): string => `${folder}/${name.replace('.', '-')}`;
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
      layouts: { 'webhook-event': './browser/EventLayout.tsx' },
      components: { Payload: './browser/Payload.tsx' },
      css: ['./browser/webhooks.css'],
      clientModules: ['./browser/mark-events.ts'],
    },
    async discover(_settings, ctx) {
      const events = await readEvents(file, ctx);
      return events.map((event) => ({ id: `${idOf(event)}.md`, text: textOf(event) }));
    },
    async resolve(site, ctx) {
      // Its faults have been reported when the pages were made.
      const events = await readEvents(file, { ...ctx, report: () => undefined });
      const guides = site.pages.filter(isGuide);
      for (const guide of guides) reportUnknown(guide, events, ctx);
      const pages = site.pages.map((page): PlacedPage => {
        const event = page.kind === 'doc' ? events.find((one) => idOf(one) === page.id) : undefined;
        if (!event || page.kind !== 'doc') return page;
        const about = guides.filter((guide) => eventOf(guide) === event.name);
        const props: EventPageProps = { ...event, guides: about.map((guide) => linkTo(guide, site.settings)) };
        return { ...page, props };
      });
      const data = Object.fromEntries(events.map((event) => [`webhooks:${event.name}`, event]));
      return { ...site, pages, data: { ...site.data, ...data } };
    },
  });
}

function textOf({ name, summary, fields }: EventProps): string {
  const head = ['---', `title: ${name}`, `description: ${JSON.stringify(summary)}`, 'layout: webhook-event', '---'];
  return `${head.join('\n')}\n\n## Delivery\n\nThe request has a body of ${fields.length} fields, and is sent until it is answered.\n`;
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

function reportUnknown(guide: PlacedDoc, events: readonly EventProps[], { report }: PluginContext): void {
  const name = eventOf(guide);
  if (events.some((event) => event.name === name)) return;
  const { facts, source } = guide.document;
  const start = { line: 1, column: 1 };
  report({
    code: 'unknown-event',
    message: `there is no event "${String(name)}"`,
    help: `The events are ${events.map((event) => event.name).join(', ')}.`,
    place: facts.frontMatterPlaces['webhook'] ?? { file: source.path, start, end: start },
  });
}
