// Prints the elements of the islands of a body, and puts their HTML into them.
import type { Element } from 'hast';
import { islandAttribute } from '#model/page-data';

export function islandElement(at: number): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['island'], [islandAttribute]: `body-${at}` },
    children: [],
  };
}

export function withIslands(frame: string, islands: readonly string[]): string {
  const places = new RegExp(`(<span class="island" ${islandAttribute}="body-(\\d+)">)(?=</span>)`, 'g');
  return frame.replace(places, (place, open: string, at: string) => `${open}${islands[Number(at)] ?? place}`);
}
