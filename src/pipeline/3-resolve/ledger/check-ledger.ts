// Reports each address and anchor in the ledger that the site no longer serves or redirects.

import type { Context } from '#context/context';
import { type Ledger, type LedgerEntry, ledgerFile, readLedger } from '#kit/ledger';
import type { I18nSettings } from '#model/i18n';
import { type Doc, keyPlace, type PlacedDoc } from '#model/page';
import { type Place, wholeFile } from '#model/place';
import { languageFolder } from '#model/promised';
import { redirectKey } from '#model/redirect';
import { routeKey } from '#model/route';
import type { Site } from '#model/site';
import { placeOfSource } from '#model/source-file';
import { idsOf, isBroken } from '../addresses/bind-address.ts';
import type { Destinations } from '../addresses/destinations.ts';
import { likelyId } from '../addresses/report-anchor.ts';
import type { Compose } from '../compose.ts';
import { ownPage } from '../redirects/target-binder.ts';
import { reportForm } from './report-form.ts';

export interface CheckedSite {
  readonly site: Site;
  readonly destinations: Destinations;
  readonly compose: Compose;
}

/** Runs whenever the ledger file exists. */
export async function checkLedger(context: Context, checked: CheckedSite): Promise<void> {
  const text = await readText(context);
  if (text === undefined) return;
  const ledger = readLedger(text);
  const { settings } = context.config;
  if (!context.translation) reportForm(ledger, context.reporter);
  const entries = entriesOf(ledger, settings.i18n);
  const redirected = new Set(checked.site.redirects.map(({ from }) => redirectKey(from)));
  const known = new Set(entries.map(({ path }) => routeKey(path)));
  const isWhole = knowsAllPages(context);
  const done = new Set<string>();
  const docAt = docFinder(checked.site);
  for (const entry of entries) {
    const key = redirectKey(entry.path);
    const page = ownPage(key, settings, checked.destinations);
    if (page) reportAnchors(context, entry, checked, docAt);
    else if (isWhole && !done.has(key) && !redirected.has(key) && !isServed(entry.path, checked.destinations))
      reportAddress(context, entry, checked, known);
    done.add(key);
  }
}

/** An entry of the language that is checked. Its `path` is that inside of the language. */
interface OwnEntry extends LedgerEntry {
  /** As the ledger has it. */
  readonly written: string;
}

function entriesOf({ entries }: Ledger, i18n: I18nSettings | undefined): readonly OwnEntry[] {
  const all = (i18n?.locales ?? []).map(languageFolder);
  const own = languageFolder(i18n?.locale);
  return entries.flatMap((entry) => {
    const folder = all.find((one) => one !== '' && `${entry.path}/`.startsWith(`${one}/`)) ?? '';
    return folder === own ? [{ ...entry, written: entry.path, path: entry.path.slice(own.length) || '/' }] : [];
  });
}

const codes = { address: 'resolve/lost-address', anchor: 'resolve/lost-anchor' } as const;

const onPurpose = 'If you removed it on purpose, run `slodocs urls --update`.';

async function readText({ files, reporter }: Context): Promise<string | undefined> {
  if (!(await files.stat(ledgerFile))) return undefined;
  try {
    return await files.read(ledgerFile);
  } catch (thrown) {
    reporter.report({
      code: 'resolve/invalid-ledger',
      message: `the ledger cannot be read: ${(thrown as Error).message}`,
      help: 'Check that it is a file and that the current user may read it.',
      place: wholeFile(ledgerFile),
    });
    return undefined;
  }
}

/** False where faults may hide pages, whose addresses must not be reported as lost. */
function knowsAllPages({ reporter }: Context): boolean {
  const hiding = ['discover/unreadable', 'discover/invalid-utf8', 'discover/missing-folder', 'discover/sidebar-file'];
  return !reporter
    .list()
    .some(({ code }) => hiding.includes(code) || code === 'plugin/hook-threw' || code === 'plugin/invalid-answer');
}

function isServed(path: string, { served, isExternal }: Destinations): boolean {
  return served(path) !== undefined || isExternal(path);
}

function reportAddress(
  { reporter }: Context,
  { path, written, place }: OwnEntry,
  { destinations }: CheckedSite,
  known: ReadonlySet<string>,
): void {
  const key = routeKey(path);
  const draft = destinations.table.excluded.drafts.find(({ route }) => routeKey(route.path) === key);
  if (draft) {
    reporter.report({
      code: codes.address,
      message: `the page at "${written}" is now a draft, which is not published`,
      help: `Publish it, or add a redirect to another page. ${onPurpose}`,
      place,
      related: [{ message: 'it is a draft', place: draftPlace(draft) }],
    });
    return;
  }
  const alike = destinations.like.route(path);
  const fresh = alike.filter((other) => !known.has(routeKey(other)));
  const [only, ...others] = fresh.length > 0 ? fresh : alike;
  const heir = only === undefined || others.length > 0 ? undefined : destinations.page(only);
  const isDoc = heir?.kind === 'doc';
  reporter.report({
    code: codes.address,
    message: `"${written}" no longer has a page or a redirect`,
    help: heir
      ? `Did it move to "${heir.route.path}"? Then add \`redirect_from: [${path}]\` to that page; \`slodocs mv\` does so automatically. ${onPurpose}`
      : `Restore the page, or add a redirect to the page that has its content now. ${onPurpose}`,
    place,
    ...(isDoc ? { related: [{ message: 'the page may have moved here', place: placeOfSource(heir.document.source) }] } : {}),
  });
}

function draftPlace({ document: { facts, source } }: PlacedDoc): Place {
  return keyPlace(facts, 'draft') ?? placeOfSource(source);
}

type DocFinder = (path: string) => Doc | undefined;

/** Indexes all pages on first use: mostly nothing is lost. */
function docFinder({ pages }: Site): DocFinder {
  let docs: ReadonlyMap<string, Doc> | undefined;
  return (path) => {
    docs ??= new Map(pages.flatMap((page) => (page.kind === 'doc' ? [[routeKey(page.route.path), page]] : [])));
    return docs.get(routeKey(path));
  };
}

function reportAnchors({ reporter }: Context, entry: OwnEntry, { destinations, compose }: CheckedSite, docAt: DocFinder): void {
  const lost = entry.anchors.filter(({ id }) => isBroken(id, idsOf(compose, destinations.page(entry.path))));
  if (lost.length === 0) return;
  const page = docAt(entry.path);
  const ids = idsOf(compose, page) ?? [];
  const known = new Set(entry.anchors.map(({ id }) => id));
  const fresh = ids.filter((id) => !known.has(id));
  for (const { id, place } of lost) {
    const meant = likelyId(id, fresh);
    const heading = page?.headings.find((heading) => heading.id === meant);
    const where = heading
      ? { message: `this heading has the id "${heading.id}"`, place: heading.place }
      : page && { message: 'the page comes from this file', place: placeOfSource(page.document.source) };
    reporter.report({
      code: codes.anchor,
      message: `the page at "${entry.written}" no longer has a heading or element with the id "${id}"`,
      help: meant
        ? `Is it now "${meant}"? To keep the old id, write it after the heading: \`{#${id}}\`. ${onPurpose}`
        : `Give the heading that replaced it the old id, by writing \`{#${id}}\` after it. ${onPurpose}`,
      place,
      ...(where ? { related: [where] } : {}),
    });
  }
}
