// A link that leads nowhere to a diagnostic with the nearest thing that exists.
import type { Link } from '#model/document';
import { folderOf, relativeFile } from '#model/file-path';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import type { Context } from '../../context/context.ts';
import type { AddressParts } from './address-parts.ts';
import type { Destinations } from './destinations.ts';
import type { Found, Origin } from './find-target.ts';

type Missing = Extract<Found, { kind: 'missing' | 'draft' }>;

export function reportMissing(context: Context, link: Link, missing: Missing, origin: Origin, destinations: Destinations): void {
  const image = link.kind === 'image';
  const code = image ? 'resolve/broken-image' : 'resolve/broken-link';
  if (link.target === '') {
    context.reporter.report({
      code,
      message: `the ${link.kind} has no address`,
      help: 'Write where it leads.',
      place: link.place,
    });
    return;
  }
  if (missing.kind === 'draft') {
    context.reporter.report({
      code,
      message: `"${link.target}" is a draft, which is not published`,
      help: 'Publish the draft, or take the link out until then.',
      place: link.place,
    });
    return;
  }
  const meant = suggestion(link.target, missing, origin, destinations);
  context.reporter.report({
    code,
    message: messageFor(link.target, missing),
    help: meant ? `Did you mean "${meant}"?` : helpFor(missing),
    place: link.place,
    ...(meant ? { fix: { title: `write "${meant}"`, place: link.place, text: meant } } : {}),
  });
}

export function reportAnchor(context: Context, target: string, hash: string, ids: readonly string[], place: Place): void {
  const meant = nearest(hash, ids) ?? extended(hash, ids);
  const text = meant && target.slice(0, target.indexOf('#') + 1) + meant;
  context.reporter.report({
    code: 'resolve/broken-anchor',
    message: `no heading or element with the id "${hash}" on the page that "${target}" leads to`,
    help: text ? `Did you mean "${text}"?` : ids.length === 0 ? 'That page has no ids.' : `Its ids are ${listed(ids)}.`,
    place,
    ...(text ? { fix: { title: `write "${text}"`, place, text } } : {}),
  });
}

/** The only id that goes on where the hash ends, or ends where it goes on: a heading that was given more words, or fewer. */
function extended(hash: string, ids: readonly string[]): string | undefined {
  const found = ids.filter((id) => id !== '' && (id.startsWith(`${hash}-`) || hash.startsWith(`${id}-`)));
  return found.length === 1 ? found[0] : undefined;
}

function messageFor(target: string, { wanted, parts }: Extract<Found, { kind: 'missing' }>): string {
  if (wanted === 'file') return `no page is made from the file "${target}"`;
  if (wanted === 'asset') return `there is no file "${target}"`;
  return parts.path === splitPath(target)
    ? `no page at "${target}"`
    : `no page at "${target}", which is "${parts.path}" from here`;
}

function helpFor({ wanted }: Extract<Found, { kind: 'missing' }>): string {
  if (wanted === 'file')
    return 'Files are looked for beside the page, then in its docs folder, then in the root. Partials have no page.';
  if (wanted === 'asset') return 'A path is looked for beside the page; one that begins with `/`, in the static folders.';
  return 'Link to the file, such as `./page.md`: it is checked, and follows when the route changes. Addresses that others serve belong in `links.external`.';
}

/** The whole address with its path replaced by the nearest one that exists, in the form that the author used. */
function suggestion(target: string, missing: Missing, origin: Origin, destinations: Destinations): string | undefined {
  if (missing.kind !== 'missing') return undefined;
  const rest = target.slice(splitPath(target).length);
  const path = splitPath(target);
  const pages = destinations.table.pages;
  if (missing.wanted === 'file') {
    const files = pages.flatMap((page) => (page.kind === 'doc' ? [page.document.source.path] : []));
    return suffixed(nearestFile(path, files, origin), rest);
  }
  if (missing.wanted === 'asset') {
    return path.startsWith('/')
      ? nearest(path, destinations.servedAddresses)
      : suffixed(nearestFile(path, destinations.assetPaths, origin), rest);
  }
  const meant = nearest(missing.parts.path, [...pages.map(({ route }) => route.path), ...destinations.servedAddresses]);
  return suffixed(meant, rest);
}

/** A file of the same name elsewhere is likelier than one with a similar name. */
function nearestFile(path: string, files: readonly string[], { file, contentFolder }: Origin): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const folder = folderOf(file);
  const print = (found: string): string => {
    if (path.startsWith('@site/')) return `@site/${found}`;
    if (path.startsWith('/')) return found.startsWith(`${contentFolder}/`) ? found.slice(contentFolder.length) : `/${found}`;
    const relative = relativeFile(folder, found);
    return path.startsWith('.') ? relative : relative.replace(/^\.\//, '');
  };
  const moved = files.filter((found) => found.slice(found.lastIndexOf('/') + 1) === name);
  if (moved.length === 1 && moved[0] !== undefined) return print(moved[0]);
  return nearest(path, files.map(print));
}

function suffixed(path: string | undefined, suffix: string): string | undefined {
  return path === undefined ? undefined : encodeURI(path) + suffix;
}

function splitPath(target: string): AddressParts['path'] {
  return /^[^?#]*/.exec(target)?.[0] ?? '';
}

function listed(ids: readonly string[]): string {
  const shown = ids.slice(0, 8).map((id) => `"${id}"`);
  return ids.length > shown.length ? `${shown.join(', ')} and ${ids.length - shown.length} more` : shown.join(', ');
}
