// Explains differences that follow from pages that nobody has translated, and from files that languages share.
import type { Build } from './built-site.ts';
import { inLanguages } from './compare-languages.ts';
import type { Finding } from './finding.ts';
import type { SiteFacts } from './site-facts.ts';

/** `build` is ours. Undefined where the languages are not the reason. */
export function languageReason(
  { code, at, to = '', theirs = '', ours: own = '', alternates }: Finding,
  facts: SiteFacts,
  build: Build,
): string | undefined {
  const original = facts.untranslated.get(at);
  switch (code) {
    case 'canonical':
      return original === undefined ? undefined : 'an untranslated page has its original as its canonical address';
    case 'extra-link':
      if (build.files.includes(own.slice(1)) && isInLanguage(at, facts)) return shared;
      return own === original ? 'an untranslated page links to its original' : undefined;
    case 'missing-in-sitemap':
      return original === undefined && !leadsToOriginal(at, facts) ? undefined : 'sitemaps only list translated pages';
    case 'missing-in-feed':
      return facts.untranslated.has(bareAddress(theirs)) ? 'feeds only contain translated posts' : undefined;
    case 'hreflang': {
      const translated = inLanguages(alternates ?? []).filter(({ href }) => isTranslated(href, facts, build));
      const isMeant =
        original !== undefined ||
        translated.length < 2 ||
        translated.every(({ lang, href }) => !theirs.includes(`${lang} (${href})`));
      return isMeant && translated.length < inLanguages(alternates ?? []).length
        ? 'hreflang only connects translated pages'
        : undefined;
    }
    case 'language-menu':
      return to === '' || isThere(to, facts, build)
        ? undefined
        : 'the menu links to the home page of a language that lacks the page';
    case 'missing-in-sidebar':
      return isLacked(/\(([^()]*)\)$/.exec(theirs)?.[1] ?? '', facts, build) ? lacked : undefined;
    case 'previous':
    case 'next':
      return isLacked(theirs, facts, build) ? lacked : undefined;
    case 'missing-file':
      return isShared(at, facts, build) ? shared : undefined;
    case 'missing-link': {
      const address = theirs.replace(/[?#].*/, '');
      if (isShared(address, facts, build)) return shared;
      return isLacked(address, facts, build) ? lacked : undefined;
    }
    default:
      return undefined;
  }
}

const shared = 'languages share files, which are written once';
const lacked = 'links to a page that a language lacks lead to its original';

function isThere(address: string, { redirects }: SiteFacts, { html }: Build): boolean {
  return html.has(address) && !redirects.ours.has(address);
}

function isInLanguage(address: string, { languageFolders }: SiteFacts): boolean {
  return [...languageFolders].some((folder) => address === folder || address.startsWith(`${folder}/`));
}

/** A page of a language, of which ours has the original alone. */
function isLacked(address: string, facts: SiteFacts, ours: Build): boolean {
  if (isThere(address, facts, ours)) return false;
  return [...facts.languageFolders].some(
    (folder) => address.startsWith(`${folder}/`) && isThere(address.slice(folder.length), facts, ours),
  );
}

/** A page that is translated. */
function isTranslated(address: string, facts: SiteFacts, ours: Build): boolean {
  return isThere(address, facts, ours) && !facts.untranslated.has(address);
}

/** `fallback: 'redirect'` has no page in the language. */
function leadsToOriginal(at: string, { redirects, languageFolders }: SiteFacts): boolean {
  const target = redirects.ours.get(at);
  return target !== undefined && [...languageFolders].some((folder) => at === `${folder}${target}`);
}

function isShared(address: string, { languageFolders }: SiteFacts, { files }: Build): boolean {
  const folder = [...languageFolders].find((one) => address.startsWith(`${one}/`));
  return folder !== undefined && files.includes(address.slice(folder.length + 1));
}

function bareAddress(id: string): string {
  return id.length > 1 ? id.replace(/\/$/, '') : id;
}
