// Binds the image in a page's front matter to a file or an address.

import { respell } from '#kit/respell';
import { keyPlace, type PlacedDoc, type Target } from '#model/page';
import { placeOfSource } from '#model/source-file';
import type { Missing, Origin } from '../addresses/found.ts';
import { reportRefused } from '../addresses/report-missing.ts';
import { suggestAddresses } from '../addresses/suggest.ts';
import { askFor } from '../likeliest.ts';
import type { Binding } from './bind-docs.ts';
import { findImage } from './measure-images.ts';

/** Undefined for a page without an image, or with a missing one, which is reported. */
export function bindImage({ context, destinations, imageOf }: Binding, { document, route }: PlacedDoc): Target | undefined {
  const { facts, source } = document;
  const { image } = facts.frontMatter;
  if (image === undefined) return undefined;
  const origin: Origin = { file: source.path, contentFolder: '', path: route.path };
  const { inStatic, found } = findImage(image, origin, destinations);
  if (found.kind === 'target') {
    const size = found.target.kind === 'asset' ? imageOf(found.target.path)?.size : undefined;
    return size ? { ...(found.target as Extract<Target, { kind: 'asset' }>), size } : found.target;
  }
  const place = keyPlace(facts, 'image') ?? placeOfSource(source);
  if (reportRefused(context, image, origin, place)) return undefined;
  const served = suggestAddresses(`/${image}`, inStatic as Missing, origin, destinations);
  const choices = served.length > 0 ? served : suggestAddresses(image, found as Missing, origin, destinations);
  context.reporter.report({
    code: 'resolve/broken-image',
    message: `there is no file "${image}"`,
    help:
      askFor(choices) ?? 'The image of a page is a static file, a file next to the page such as `./cover.png`, or an address.',
    place,
    ...(choices.length === 1 ? respell(place, image, choices[0]) : {}),
  });
  return undefined;
}
