// Converts `redirect_from` in the front matter of docs into redirects.

import {
  decoded,
  encodePath,
  keyPlace,
  type PlacedDoc,
  type PlacedPage,
  type Redirect,
  redirectKey,
  type Version,
  versionKey,
  wholeFile,
} from 'slodocs/kit';
import { isPattern } from './pattern.ts';
import type { Report } from './rule.ts';

/**
 * Versions are copies of the docs in which pages may have moved since. If several versions name one source, it leads to the last
 * version.
 */
export function redirectsOfDocs(pages: readonly PlacedPage[], versions: readonly Version[], report: Report): readonly Redirect[] {
  const rank = new Map(versions.map(({ docs, name, isLast }, index) => [versionKey(docs, name), isLast ? -1 : index]));
  const rankOf = ({ docs, version }: PlacedDoc): number => rank.get(versionKey(docs, version)) ?? 0;
  const docs = pages.filter((page): page is PlacedDoc => page.kind === 'doc').sort((a, b) => rankOf(a) - rankOf(b));
  const owners = new Map<string, PlacedDoc>();
  return docs.flatMap((doc) =>
    redirectsOf(doc, report).filter(({ from }) => {
      const key = JSON.stringify([doc.docs, redirectKey(from)]);
      const owner = owners.get(key) ?? doc;
      owners.set(key, owner);
      // Two pages of one version are reported as a fault; in another version a page may be elsewhere.
      return owner.version === doc.version;
    }),
  );
}

function redirectsOf({ document, route }: PlacedDoc, report: Report): readonly Redirect[] {
  const { facts, source } = document;
  const written = (facts.frontMatter as { readonly redirect_from?: string | readonly string[] }).redirect_from ?? [];
  const sources = typeof written === 'string' ? [written] : written;
  return sources.flatMap((from, index) => {
    const key = typeof written === 'string' ? 'redirect_from' : `redirect_from.${index}`;
    const place = keyPlace(facts, key) ?? wholeFile(source.path);
    if (!isPattern(from)) return [{ from: decoded(from.trim()), to: encodePath(route.path), status: 301, place }];
    report({
      code: 'invalid-pattern',
      message: `"${from}" is a pattern, but \`redirect_from\` only supports single addresses`,
      help: 'Add a rule to the plugin `redirects` instead. In an address that contains the character itself, write `%2A` for `*` and `%3A` for `:`.',
      place,
    });
    return [];
  });
}
