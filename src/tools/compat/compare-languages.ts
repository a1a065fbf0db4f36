// Compares what a page says of itself in other languages, and judges what follows from pages that nobody has translated.
import type { Alternate, BuiltPage } from './built-site.ts';
import type { Finding } from './finding.ts';

/** A site of one language may name it as well, and nobody misses that. */
export function compareLanguages(at: string, theirs: BuiltPage, ours: BuiltPage): readonly Finding[] {
  const found: Finding[] = [];
  const known = new Map(ours.alternates.map(({ lang, href }) => [lang.toLowerCase(), href]));
  const lacking = theirs.alternates.filter(({ lang, href }) => known.get(lang.toLowerCase()) !== href);
  if (isSeveral(theirs.alternates) && lacking.length > 0)
    found.push({
      code: 'hreflang',
      at,
      theirs: print(lacking),
      ours: print(ours.alternates),
      alternates: theirs.alternates,
    });
  if (theirs.languages.length < 2) return found;
  if (ours.languages.length === 0)
    return [...found, { code: 'language-menu', at, theirs: theirs.languages.map(({ label }) => label).join(', ') }];
  for (const { lang, label, href } of theirs.languages) {
    const other = ours.languages.find((one) => one.lang.toLowerCase() === lang.toLowerCase());
    if (other?.href === href && other.label === label) continue;
    const own = other ? { ours: `${other.label} (${other.href})` } : {};
    found.push({ code: 'language-menu', at, theirs: `${label} (${href})`, ...own, to: href });
  }
  return found;
}

/** `x-default` is no language. */
export function inLanguages(alternates: readonly Alternate[]): readonly Alternate[] {
  return alternates.filter(({ lang }) => lang.toLowerCase() !== 'x-default');
}

function isSeveral(alternates: readonly Alternate[]): boolean {
  return inLanguages(alternates).length > 1;
}

function print(alternates: readonly Alternate[]): string {
  return alternates.map(({ lang, href }) => `${lang} (${href})`).join(', ');
}
