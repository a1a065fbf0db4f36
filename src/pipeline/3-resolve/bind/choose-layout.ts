// Finds the layout that a page names in its front matter, of the theme's and of those that plugins bring.
import type { Context } from '#context/context';
import { keyPlace, type PlacedDoc } from '#model/page';
import { placeOfSource } from '#model/source-file';
import { askFor, likeliest } from '../likeliest.ts';

/** Else the one that a plugin has chosen; undefined for the one that all such pages have. Docusaurus knows no such key, and what else it may mean is the author's affair. */
export function chooseLayout({ config, reporter }: Context, { document, layout: usual }: PlacedDoc): string | undefined {
  const { facts, source } = document;
  const { layout } = facts.frontMatter;
  if (layout === undefined) return usual;
  const { pageLayouts } = config.theme;
  const known = [...pageLayouts, ...Object.keys(config.pluginParts.layouts)];
  if (known.includes(layout)) return layout;
  reporter.report({
    code: 'resolve/unknown-layout',
    message: `the theme has no layout "${layout}" for a page`,
    help: askFor(likeliest(layout, known)) ?? `A page may name ${pageLayouts.map((name) => `"${name}"`).join(', ')}.`,
    place: keyPlace(facts, 'layout') ?? placeOfSource(source),
  });
  return usual;
}
