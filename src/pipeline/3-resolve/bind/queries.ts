// Records the queries that binding a document makes of the site, to reuse its result while the answers are equal.
import type { Document, Order } from '#model/document';
import { importedFile } from '#model/file-path';
import { isDraft, type PlacedPage, type Target } from '#model/page';
import type { DrawnImage } from '#model/site';
import type { ShownTo } from '#model/variants';
import { drawnImage } from '#output/asset-file';
import { type Ids, idsOf, isBroken, leftOutIn } from '../addresses/bind-address.ts';
import type { Destinations } from '../addresses/destinations.ts';
import type { Compose } from '../compose.ts';
import type { ImageOf } from './measure-images.ts';

/** The tables in which links are looked up. */
export interface Surroundings {
  readonly destinations: Destinations;
  readonly compose: Compose;
  readonly imageOf: ImageOf;
  readonly drawnFor: DrawnFor;
  /** The ids of a page, to look for one of them. */
  readonly idsFor: (page: PlacedPage | undefined, id: string | undefined) => Ids;
  /** Whether a page has a heading for others than this build is for. Asked for ids that the page does not have. */
  readonly leftOutFor: (page: PlacedPage | undefined, id: string) => ShownTo | undefined;
}

/** The queries of a document, each as its kind and argument, with the answers. */
export interface Asked {
  readonly queries: readonly string[];
  /** Files to be emitted by plugins to which its links lead. */
  readonly awaited: readonly string[];
}

export function surroundingsOf(parts: Omit<Surroundings, 'idsFor' | 'leftOutFor'>): Surroundings {
  const { compose } = parts;
  return {
    ...parts,
    idsFor: (page) => idsOf(compose, page),
    leftOutFor: (page, id) => (page?.kind === 'doc' ? leftOutIn(compose(page.document), id) : undefined),
  };
}

/** Wraps the surroundings so that queries are recorded. */
export function recordQueries(site: Surroundings): { readonly site: Surroundings; asked(): Asked } {
  const { destinations, imageOf, drawnFor, idsFor, leftOutFor } = site;
  const { table } = destinations;
  const queries = new Set<string>();
  const awaited: string[] = [];
  const note = (kind: Kind, argument: string): void => void queries.add(`${kind} ${argument}`);
  const bySource = (path: string) => {
    note('source', path);
    return table.bySource(path);
  };
  const byRoute = (path: string) => {
    note('route', path);
    return table.byRoute(path);
  };
  const noted: Destinations = {
    ...destinations,
    table: { ...table, bySource, byRoute },
    page: byRoute,
    there(address) {
      note('there', address);
      return destinations.there(address);
    },
    asset(path) {
      note('asset', path);
      return destinations.asset(path);
    },
    served(address) {
      note('served', address);
      return destinations.served(address);
    },
    emittedBase(address) {
      note('emitted', address);
      return destinations.emittedBase(address);
    },
    awaitFile(address) {
      awaited.push(address);
      destinations.awaitFile(address);
    },
    redirectTarget(path) {
      note('heir', path);
      return destinations.redirectTarget(path);
    },
  };
  return {
    site: {
      destinations: noted,
      compose(document) {
        for (const path of partialsOf(document, table.documentAt)) note('partial', path);
        return site.compose(document);
      },
      imageOf(path) {
        note('image', path);
        return imageOf(path);
      },
      drawnFor(order) {
        note('drawn', `${order.plugin} ${order.request}`);
        return drawnFor(order);
      },
      idsFor(page, id) {
        if (page && id !== undefined && id !== '') note('id', `${pageName(page)}#${id}`);
        return idsFor(page, id);
      },
      // The answer to the query of its id holds this as well.
      leftOutFor,
    },
    asked: () => ({ queries: [...queries], awaited }),
  };
}

/** The current answer to a query, in short form. */
export function answerTo(site: Surroundings, query: string): string {
  const space = query.indexOf(' ');
  return answers[query.slice(0, space) as Kind](site, query.slice(space + 1));
}

type Kind = 'source' | 'route' | 'there' | 'asset' | 'served' | 'emitted' | 'heir' | 'id' | 'partial' | 'image' | 'drawn';

const answers: Readonly<Record<Kind, (site: Surroundings, argument: string) => string>> = {
  source: ({ destinations: { table } }, path) => `${table.excluded.unread.has(path)} ${printPage(table.bySource(path))}`,
  route: ({ destinations: { table } }, path) => printPage(table.byRoute(path)),
  there: ({ destinations }, address) => JSON.stringify(destinations.there(address)) ?? '',
  asset: ({ destinations }, path) => JSON.stringify(destinations.asset(path)) ?? '',
  served: ({ destinations }, address) => JSON.stringify(destinations.served(address)) ?? '',
  emitted: ({ destinations }, address) => destinations.emittedBase(address) ?? '',
  heir: ({ destinations }, path) => destinations.redirectTarget(path) ?? '',
  id({ destinations: { table }, idsFor, leftOutFor }, argument) {
    const [, kind, name = '', id = ''] = /^(\S+) ([^#]*)#(.*)$/s.exec(argument) ?? [];
    const page = kind === 'source' ? table.bySource(name) : table.byRoute(name);
    return isBroken(id, idsFor(page, id)) ? `true ${JSON.stringify(leftOutFor(page, id)) ?? ''}` : 'false';
  },
  partial({ destinations: { table } }, path) {
    const print = (document: Document | undefined): string =>
      document ? `${document.source.hash} ${document.factsKey} ${document.bodyKey}` : '';
    return [table.documentAt(path), table.originalAt(path)].map(print).join(' ');
  },
  image: ({ imageOf }, path) => JSON.stringify(imageOf(path)) ?? '',
  drawn({ drawnFor }, argument) {
    const space = argument.indexOf(' ');
    const order = { plugin: argument.slice(0, space), request: argument.slice(space + 1) };
    return JSON.stringify(drawnFor(order as Order));
  },
};

function printPage(page: PlacedPage | undefined): string {
  if (!page) return '';
  const { kind, route } = page;
  const printed = `${kind} ${JSON.stringify(route)} `;
  if (page.kind !== 'doc') return printed;
  return `${printed}${page.docs} ${page.version} ${page.document.source.path}${isDraft(page.document) ? ' draft' : ''}`;
}

function pageName(page: PlacedPage): string {
  return page.kind === 'doc' ? `source ${page.document.source.path}` : `route ${page.route.path}`;
}

/** The files of all nested partials, missing ones included. */
function partialsOf(document: Document, documentAt: (path: string) => Document | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = ({ source, facts }: Document): void => {
    for (const { specifier } of facts.imports) {
      const path = /\.mdx?$/i.test(specifier) ? importedFile(source.path, specifier) : undefined;
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      const partial = documentAt(path);
      if (partial) visit(partial);
    }
  };
  visit(document);
  return found;
}

type DrawnFor = (order: Order) => Target;

/** An unfilled order has no target. */
export function drawnFinder(drawn: readonly DrawnImage[]): DrawnFor {
  const byOrder = new Map(drawn.map((image) => [keyOf(image), image]));
  return (order) => {
    const image = byOrder.get(keyOf(order));
    return image ? { kind: 'asset', path: drawnImage(image), size: image.size, suffix: '' } : { kind: 'url', url: '' };
  };
}

function keyOf({ plugin, request }: Pick<Order, 'plugin' | 'request'>): string {
  return `${plugin} ${request}`;
}
