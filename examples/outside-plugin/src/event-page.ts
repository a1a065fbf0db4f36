// Makes the source of an event's page: a tree, whose places are those of the YAML file.
import type { SidebarBadge, TreeNode, VirtualSource } from 'slodocs';
import type { Event } from './events.ts';

export interface PagePlaces {
  readonly file: string;
  readonly folder: string;
}

/** Of the doc, in its folder of docs. */
export function idOf({ props }: Event, folder: string): string {
  return `${folder}/${props.name.replace('.', '-')}`;
}

export function eventPage(event: Event, { file, folder }: PagePlaces): VirtualSource {
  const { name, summary, status, fields } = event.props;
  const badge = badges[status];
  const children: readonly TreeNode[] = [
    { type: 'markdown', value: event.details, place: event.detailsPlace },
    { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Delivery' }] },
    {
      type: 'paragraph',
      children: [{ type: 'text', value: `The request has a body of ${fields.length} fields, and is sent until it is answered.` }],
    },
  ];
  return {
    id: `${idOf(event, folder)}.md`,
    origin: file,
    place: event.place,
    frontMatter: { title: name, description: summary, layout: 'webhook-event' },
    tree: { type: 'root', children },
    sidebar: { categories: [{ label: 'Events', collapsed: false }], ...(badge ? { badge } : {}) },
  };
}

const badges: Readonly<Record<string, SidebarBadge>> = {
  beta: { text: 'beta', kind: 'info' },
  deprecated: { text: 'deprecated', kind: 'warning' },
};
