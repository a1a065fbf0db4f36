// Creates the files that browsers load besides the index: addresses of pages, and the description for OpenSearch.
import { hash } from 'node:crypto';
import { cutText, type EmittedFile, type ListedAddress, type SearchScope, type Settings } from 'slodocs/kit';

export interface ReaderPlace {
  /** The address of the search page, with base. */
  readonly page: string;
  /** That of the index. */
  readonly folder: string;
  /** The path of the description with which browsers add a site to their search engines. */
  readonly openSearch: string;
}

export function readerFiles(
  scopes: readonly SearchScope[],
  settings: Settings,
  { page, folder, openSearch }: ReaderPlace,
): readonly EmittedFile[] {
  return [file(`${folder}/pages.json`, JSON.stringify(addressesOf(scopes))), file(openSearch, describeSearch(settings, page))];
}

function file(path: string, text: string): EmittedFile {
  return { path, key: hash('sha256', text).slice(0, 16), make: () => text };
}

function addressesOf(scopes: readonly SearchScope[]): readonly ListedAddress[] {
  return scopes.flatMap(({ pages }) => pages.map(({ url, title }) => [url, title] as const));
}

function describeSearch({ title, url, lang }: Settings, page: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(cutText(title, longestShortName))}</ShortName>
  <Description>${escapeXml(title)}</Description>
  <Language>${escapeXml(lang)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${escapeXml(`${url}${page}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
}

/** As the format demands. */
const longestShortName = 16;

/** XML cannot represent control characters, lone surrogates and noncharacters. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
