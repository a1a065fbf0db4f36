// Finds the images that plugins have drawn for the orders of content.
import type { Order } from '#model/document';
import type { Target } from '#model/page';
import type { DrawnImage } from '#model/site';
import { drawnImage } from '#output/asset-file';

export type DrawnFor = (order: Order) => Target;

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
