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
    message: `"${from}" is not a valid source for a redirect`,
    help: from.includes('?')
      ? 'A redirect applies to a path with any query. Remove the `?` and everything after it.'
      : from.startsWith('/')
        ? 'The source of a redirect is a path such as `/old/page`, without `#`, `\\` or `..`.'
        : 'The source of a redirect is a path from the root of the site, without its base path: `/old/page`.',
    place: placeOf(context, redirect),
  });
}

export function reportOverPage(context: Context, redirect: Redirect, page: PlacedPage): void {
  context.reporter.report({
    code: 'resolve/redirect-over-page',
    message: `"${redirect.from}" is a page, so it cannot be redirected`,
    help: 'Pages take precedence over redirects. Remove the redirect, or give the page a different address.',
    place: placeOf(context, redirect),
    ...(page.kind === 'doc' ? { related: [{ message: 'the page', place: placeOfPage(page) }] } : {}),
  });
}

export function reportOverFile(context: Context, redirect: Redirect, file: AssetFile): void {
  context.reporter.report({
    code: 'resolve/redirect-over-page',
    message: `"${redirect.from}" is a static file, so it cannot be redirected`,
    help: 'Files take precedence over redirects. Remove one of the two.',
    place: placeOf(context, redirect),
    related: [{ message: 'the file', place: wholeFile(file.path) }],
  });
}

export function reportHeirs(context: Context, redirect: Redirect, first: Redirect): void {
  const relatedPlace = placeOf(context, first);
  context.reporter.report({
    code: 'resolve/redirect-heirs',
    message: `"${redirect.from}" is redirected both to "${redirect.to}" and to "${first.to}"`,
    help: 'An address can redirect to only one target. Remove one of the redirects.',
    place: placeOf(context, redirect),
    related: [{ message: `leads to "${first.to}"`, place: relatedPlace }],
  });
}

function placeOfPage({ document }: Extract<PlacedPage, { kind: 'doc' }>): Place {
  return keyPlace(document.facts, 'slug') ?? placeOfSource(document.source);
}
