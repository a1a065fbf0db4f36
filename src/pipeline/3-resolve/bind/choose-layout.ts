// Chooses the layout of a page.
import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import { keyPlace, type PlacedDoc } from '#model/page';
import { placeOfSource } from '#model/source-file';
import { askFor, likeliest } from '../likeliest.ts';

/** Undefined for the default layout of such pages. Docusaurus has no such key, so an unknown value may have another meaning. */
export function chooseLayout({ config, reporter }: Context, { document, layout: usual }: PlacedDoc): string | undefined {
  const { facts, source } = document;
  const { layout } = facts.frontMatter;
  if (layout === undefined) return usual;
  const { pageLayouts } = config.theme;
  const known = [...pageLayouts, ...Object.keys(config.pluginParts.layouts)];
  if (known.includes(layout)) return layout;
  const choices = likeliest(layout, known);
  const place = keyPlace(facts, 'layout') ?? placeOfSource(source);
  reporter.report({
    code: 'resolve/unknown-layout',
    message: `the theme has no page layout "${layout}"`,
    help: askFor(choices) ?? `The layouts for pages are ${pageLayouts.map((name) => `"${name}"`).join(', ')}.`,
    place,
    ...(choices.length === 1 ? respell(place, layout, choices[0]) : {}),
  });
  return usual;
}
