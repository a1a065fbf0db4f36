// Collects broken links, anchors and images from our diagnostics and from the reports of Docusaurus.
import { LineIndex } from '#kit/line-index';
import type { BuildResult } from '../../src/index.ts';
import type { Expected } from './corpus.ts';

/** `file address` of those that a build reported, by the text at their places, sorted. */
export function brokenLinksOf({ diagnostics, texts }: BuildResult): readonly string[] {
  return diagnostics
    .flatMap(({ code, place }) => {
      if (!place || !/^(resolve|render)\/broken-(link|anchor|image)$/.test(code)) return [];
      const text = texts[place.file] ?? '';
      const lines = new LineIndex(text);
      return [`${place.file} ${text.slice(lines.offsetAt(place.start), lines.offsetAt(place.end))}`];
    })
    .sort();
}

/**
 * `file address` of those that Docusaurus reported on docs. A link to a file stands there as the route that it became: only
 * the ends of addresses, as `endOf` gives them, can be compared.
 */
export function brokenThere({ routes, brokenLinks, brokenAnchors }: Expected): readonly string[] {
  return [...brokenLinks, ...brokenAnchors].flatMap(([route, address]) => {
    const page = routes[route];
    return page?.source && page.component === 'DocItem' ? [`${page.source.replace('@site/', '')} ${address}`] : [];
  });
}

/** The file and the hash of a broken link, or the last part of its path where it has none. */
export function endOf(link: string): string {
  const [file = '', address = ''] = link.split(' ');
  return `${file} ${/#.*$/.exec(address)?.[0] ?? address.slice(address.lastIndexOf('/') + 1)}`;
}
