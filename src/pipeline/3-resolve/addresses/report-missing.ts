// Reports a broken link with the nearest existing target.
import type { Context } from '#context/context';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Link } from '#model/document';
import type { Place } from '#model/place';
import { describeRefusal, helpForRefusal } from '#model/site-bounds';
import { askFor } from '../likeliest.ts';
import { helpElsewhere, routeElsewhere } from '../other-versions.ts';
import type { Destinations } from './destinations.ts';
import { assetPath } from './find-target.ts';
import { type Found, type Missing, type Origin, type OwnAddress, splitAddress } from './found.ts';
import { rewriteAddress } from './report-anchor.ts';
import { pageElsewhere, pathOf, suggestAddresses, suggestHeir } from './suggest.ts';

type NotFound = Exclude<Found, { kind: 'target' }>;

export function reportMissing(context: Context, link: Link, missing: NotFound, origin: Origin, destinations: Destinations): void {
  if (missing.kind === 'missing' && !missing.there && reportRefused(context, link.target, origin, link.place)) return;
  const code = link.kind === 'image' || link.kind === 'picture' ? 'resolve/broken-image' : 'resolve/broken-link';
  context.reporter.report({ code, place: link.place, ...explain(link, missing, origin, destinations) });
}

function explain(link: Link, missing: NotFound, origin: Origin, destinations: Destinations): Omit<DiagnosticDraft, 'code'> {
  const { target, kind } = link;
  if (target === '') {
    const help = kind === 'link' ? 'Add the target of the link.' : 'Add the name of the file.';
    return { message: `the ${kind === 'picture' ? 'image' : kind} has no address`, help };
  }
  if (missing.kind === 'draft') {
    return {
      message: `"${target}" is a draft, which is not published`,
      help: 'Publish the draft, or remove the link until then.',
    };
  }
  if (missing.there) return explainThere(link, missing, missing.there, origin);
  const language = missing.wanted === 'route' ? languageOf(missing.path, destinations) : undefined;
  if (language !== undefined) {
    const written = `pathname://${missing.path}${target.slice(pathOf(target).length)}`;
    const help = `Links stay in the language of the page. To link to another language, write \`${written}\`.`;
    return { message: messageFor(target, missing, origin), help };
  }
  if (missing.own) return explainOwn(link, missing, missing.own, origin, destinations);
  const message = messageFor(target, missing, origin);
  // A relative route depends on the page that shows the partial.
  if (origin.shownBy !== undefined && missing.wanted === 'route' && missing.path !== missing.written)
    return { message, help: helpFor(target, missing) };
  const heir = missing.wanted === 'route' ? suggestHeir(target, missing, origin, destinations) : undefined;
  const withFix = (help: string, text: string) => ({ message, help, ...(isCode(origin) ? {} : rewriteAddress(link, text)) });
  if (heir !== undefined) return withFix(`It is redirected to "${heir}". Link to that address instead.`, heir);
  const elsewhere = pageElsewhere(target, missing, origin, destinations);
  if (
    !elsewhere &&
    missing.wanted === 'file' &&
    missing.written.startsWith('/') &&
    destinations.emittedBase(missing.written) !== undefined
  ) {
    const help = `To link to the Markdown edition of the page, write "pathname://${target}".`;
    return { message, help };
  }
  if (/^www\.[^/]+\.[^/]/i.test(target)) {
    const text = `https://${target}`;
    return withFix(`Did you mean "${text}"?`, text);
  }
  const choices = suggestAddresses(target, missing, origin, destinations, elsewhere);
  const help = askFor(choices) ?? helpElsewhere(destinations.table, elsewhere?.page) ?? helpFor(target, missing);
  const [only, ...others] = choices;
  return only === undefined || others.length > 0 ? { message, help } : withFix(help, only);
}

/** The path of another language that an address begins with. */
function languageOf(path: string, { languages, languagePath }: Destinations): string | undefined {
  return languages.find((one) => one.path !== languagePath && `${path}/`.startsWith(one.path))?.path;
}

/** In code an address is quoted or computed, so the text to replace is unknown. */
function isCode({ file }: Origin): boolean {
  return file === '';
}

function messageFor(target: string, { wanted, written, path }: Missing, { shownBy }: Origin): string {
  if (wanted === 'file') return `no page found for the link "${target}"`;
  if (wanted === 'asset' || isFileName(target)) return `there is no file "${target}"`;
  const where =
    shownBy === undefined
      ? 'when resolved from this page'
      : `when resolved from the page "${shownBy}", which includes this partial`;
  return path === written ? `no page at "${target}"` : `no page at "${target}", which is "${path}" ${where}`;
}

function helpFor(target: string, { wanted }: Missing): string {
  if (wanted === 'file')
    return "Files are looked up next to this file, then in its docs folder, then in the site's root folder. Partials and files outside the docs folders have no page.";
  if (wanted === 'asset' || isFileName(target))
    return 'Paths are looked up next to this file or, if they begin with `/`, in the static folders.';
  if (/\.mdx?$/i.test(pathOf(target)))
    return 'HTML in plain Markdown can link to pages only by their routes. Write the route, or use a Markdown link.';
  return 'Link to the file, such as `./page.md`, so the link keeps working when the route changes. If something else serves this address, add it to `links.external`.';
}

/** True for `sheet.csv`; false for pages such as `1.40`, `page.html` and `page.md`. */
function isFileName(target: string): boolean {
  return /\.(?!html?$|mdx?$)[a-z][a-z\d]{1,4}$/i.test(pathOf(target));
}

/** Suggests the nearest address in the same form, with the host. */
function explainOwn(
  link: Link,
  missing: Missing,
  { prefix, below }: OwnAddress,
  origin: Origin,
  destinations: Destinations,
): Omit<DiagnosticDraft, 'code'> {
  const message = `"${link.target}" is an address of this site, but there is nothing at "${missing.path}"`;
  const elsewhere = routeElsewhere(destinations.table, missing.path);
  const root = { ...origin, path: '/' };
  const heir = suggestHeir(below, { ...missing, written: missing.path }, root, destinations);
  const found = heir === undefined ? suggestAddresses(below, missing, root, destinations, elsewhere) : [heir];
  const choices = found.map((one) => prefix + one);
  const [only, ...others] = choices;
  const help =
    askFor(choices) ??
    helpElsewhere(destinations.table, elsewhere?.page) ??
    'If something else on this host serves this address, add it to `links.external`.';
  if (only === undefined || others.length > 0 || origin.file === '') return { message, help };
  return { message, help, ...rewriteAddress(link, only) };
}

/** The index of a linked site names its pages alone. */
function explainThere(
  link: Link,
  { path }: Missing,
  { name, at, choices }: NonNullable<Missing['there']>,
  origin: Origin,
): Omit<DiagnosticDraft, 'code'> {
  const message = `the site "${name}" has no page at "${path}"`;
  const [only, ...others] = choices;
  const help = askFor(choices) ?? `Only pages can be linked this way. For a file on that site, write the full address: "${at}".`;
  return { message, help, ...(only === undefined || others.length > 0 || isCode(origin) ? {} : rewriteAddress(link, only)) };
}

/** A link to a redirect of a linked site leads where it is meant to, for as long as that site keeps it. */
export function reportMoved(
  { reporter }: Context,
  link: Pick<Link, 'target' | 'written' | 'place' | 'syntax'>,
  to: string,
): void {
  reporter.report({
    code: 'resolve/moved-link',
    message: `"${link.target}" is a redirect on the linked site`,
    help: `It leads to "${to}". Link to that page instead.`,
    place: link.place,
    ...rewriteAddress(link, to),
  });
}

/** False where the file is missing, or may be used. `written` is the address at `place`. */
export function reportRefused({ files, reporter }: Context, written: string, origin: Origin, place: Place): boolean {
  const { path } = splitAddress(written);
  if (path.startsWith('/') || !/[^./]\.[^./]+$|(?:^|\/)\.[^./]/.test(path)) return false;
  const file = assetPath(path, origin);
  const refusal = files.refusal(file);
  if (!refusal || files.real(file) === undefined) return false;
  const message = `"${written}" ${describeRefusal(refusal)}`;
  reporter.report({ code: 'resolve/refused-file', message, help: helpForRefusal(refusal), place });
  return true;
}
