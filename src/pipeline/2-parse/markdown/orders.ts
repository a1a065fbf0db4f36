// Records the images that plugins' steps order, and puts elements with holes for them into the document.
import type { Element } from 'hast';
import type { VFile } from 'vfile';
import { attributesHole, eitherElement, holeMark, type Order } from '#model/document';
import type { StepData } from '#model/markdown-steps';
import { placeOf } from '../facts/links.ts';

interface Book {
  /** The number of links: the holes of orders are numbered from there. */
  readonly links: number;
  readonly orders: Order[];
}

/** Lets steps place orders from now on. The returned list collects them. */
export function extractOrders(file: VFile, links: number): readonly Order[] {
  const book: Book = { links, orders: [] };
  file.data['orders'] = book;
  return book.orders;
}

export function orderFor(plugin: string, file: VFile): StepData['order'] {
  return (requests, node, { drawn, plain }) => {
    const book = file.data['orders'] as Book | undefined;
    if (!book || requests.length === 0)
      throw new Error('only a rehype step can request images, and it must request at least one');
    const place = placeOf((node ?? {}) as never, file.path);
    const marks = requests.map((request) => holeMark(book.links + book.orders.push({ plugin, request, place }) - 1));
    const images = marks.map((mark): Element['properties'] => ({ src: mark, [attributesHole.property]: mark }));
    const properties = { [attributesHole.property]: marks[0] };
    return { type: 'element', tagName: eitherElement, properties, children: [drawn(images), plain] };
  };
}
