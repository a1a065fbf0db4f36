// Reports sources of redirects that are invalid, or taken by a page, a file or another redirect.

import type { Context } from '#context/context';
import { keyPlace, type PlacedPage } from '#model/page';
import { type Place, wholeFile } from '#model/place';
import type { Redirect } from '#model/redirect';
import { type AssetFile, placeOfSource } from '#model/source-file';

/** Without a known place, the config is named, because it lists the plugins. */
export function placeOf({ config }: Context, { place }: Pick<Redirect, 'place'>): Place {
  return place ?? wholeFile(config.source);
}

export function reportSource(context: Context, redirect: Redirect): void {
  const { from } = redirect;
  context.reporter.report({
    code: 'resolve/redirect-source',
    message: `"${from}" is no address that a redirect can lead on from`,
    help: from.includes('?')
      ? 'A redirect answers a path, whatever query follows it. Leave out all from the `?` on.'
      : from.startsWith('/')
        ? 'The source of a redirect is a path such as `/old/page`: no `#`, no `\\`, and no `..`.'
        : 'The source of a redirect is a path from the root of the site, without its base: `/old/page`.',
    place: placeOf(context, redirect),
  });
}

export function reportOverPage(context: Context, redirect: Redirect, page: PlacedPage): void {
  context.reporter.report({
    code: 'resolve/redirect-over-page',
    message: `"${redirect.from}" is a page, and cannot lead on from there`,
    help: 'A page always wins. Take the redirect out, or give the page another address.',
    place: placeOf(context, redirect),
    ...(page.kind === 'doc' ? { related: [{ message: 'the page', place: placeOfPage(page) }] } : {}),
  });
}

export function reportOverFile(context: Context, redirect: Redirect, file: AssetFile): void {
  context.reporter.report({
    code: 'resolve/redirect-over-page',
    message: `"${redirect.from}" is a static file, and cannot lead on from there`,
    help: 'A file always wins. Take one of the two out.',
    place: placeOf(context, redirect),
    related: [{ message: 'the file', place: wholeFile(file.path) }],
  });
}

export function reportHeirs(context: Context, redirect: Redirect, first: Redirect): void {
  const relatedPlace = placeOf(context, first);
  context.reporter.report({
    code: 'resolve/redirect-heirs',
    message: `"${redirect.from}" leads to "${redirect.to}", and to "${first.to}" as well`,
    help: 'An address has one heir. Take one of the redirects out.',
    place: placeOf(context, redirect),
    related: [{ message: `leads to "${first.to}"`, place: relatedPlace }],
  });
}

function placeOfPage({ document }: Extract<PlacedPage, { kind: 'doc' }>): Place {
  return keyPlace(document.facts, 'slug') ?? placeOfSource(document.source);
}
