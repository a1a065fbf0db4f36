// The key `redirect_from` of docs to redirects that lead to them.
import { keyPlace, type PlacedDoc, type PlacedPage } from '#model/page';
import { wholeFile } from '#model/place';
import { type Redirect, redirectKey } from '#model/redirect';
import type { Version } from '#model/source-file';
import { versionKey } from '#model/version';

/** A version is a copy of the docs: where several of them name one source, it leads to the last version, which readers are meant to read. */
export function redirectsOfDocs(pages: readonly PlacedPage[], versions: readonly Version[]): readonly Redirect[] {
  const rank = new Map(versions.map(({ docs, name, isLast }, index) => [versionKey(docs, name), isLast ? -1 : index]));
  const rankOf = ({ docs, version }: PlacedDoc): number => rank.get(versionKey(docs, version)) ?? 0;
  const docs = pages.filter((page): page is PlacedDoc => page.kind === 'doc').sort((a, b) => rankOf(a) - rankOf(b));
  const owners = new Map<string, PlacedDoc>();
  return docs.flatMap((doc) =>
    redirectsOf(doc).filter(({ from }) => {
      const key = JSON.stringify([doc.docs, redirectKey(from)]);
      const owner = owners.get(key) ?? doc;
      owners.set(key, owner);
      // Two pages of one version are a fault that is reported; a page may stand elsewhere in another version.
      return owner.version === doc.version;
    }),
  );
}

function redirectsOf({ document, route }: PlacedDoc): readonly Redirect[] {
  const { facts, source } = document;
  const written = (facts.frontMatter as { readonly redirect_from?: string | readonly string[] }).redirect_from ?? [];
  const sources = typeof written === 'string' ? [written] : written;
  return sources.map((from, index) => {
    const key = typeof written === 'string' ? 'redirect_from' : `redirect_from.${index}`;
    const place = keyPlace(facts, key) ?? wholeFile(source.path);
    return { from: from.trim(), to: encodeURI(route.path), status: 301, place };
  });
}
