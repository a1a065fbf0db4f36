// Finds the images that plugins have drawn for the orders of content.
import type { Document, Order } from '#model/document';
import type { PlacedPage, Target } from '#model/page';
import type { DrawnImage } from '#model/site';
import { drawnImage } from '#output/asset-file';

export type DrawnFor = (order: Order) => Target;

/** The orders of published pages and of partials; drafts are not shown. */
export function ordersOf(documents: readonly Document[], pages: readonly PlacedPage[]): readonly Order[] {
  const shown = new Set(pages.flatMap((page) => (page.kind === 'doc' ? [page.document] : [])));
  return documents.flatMap((document) => (document.source.partial || shown.has(document) ? document.facts.orders : []));
}

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
