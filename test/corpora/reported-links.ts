// Links and anchors that are broken, as `file address`, by our diagnostics and by what Docusaurus reported.
import { LineIndex } from '#model/line-index';
import type { BuildResult } from '../../src/index.ts';
import type { Expected } from './corpus.ts';

/** Those that a build reported, by the text at their places, sorted. */
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

/** Those that Docusaurus reported on pages that are made from a source. Its own routes stand for what they were written as. */
export function brokenThere({ routes, brokenLinks, brokenAnchors, brokenImages }: Expected): readonly string[] {
  const links = [...brokenLinks, ...brokenAnchors].flatMap(([route, address]) => {
    const page = routes[route];
    return page?.source && page.component === 'DocItem' ? [`${page.source.replace('@site/', '')} ${address}`] : [];
  });
  return [...links, ...brokenImages.map(([file, , address]) => `${file} ${address}`)].sort();
}
