// Chooses how each docs folder reads number prefixes: by the rule, not at all, or by the config's function.
import type { Context } from '#context/context';
import { messageOf } from '#kit/thrown';
import type { NumberPrefixParser } from '#model/content-settings';
import type { Document } from '#model/document';
import { folderOf } from '#model/file-path';
import { joinPath, type Route } from '#model/route';
import type { ContentFolder } from '#model/source-file';

/** The prefix reader of a docs folder, by its id. A function that throws is reported once, and replaced by the rule. */
export function prefixReaders(context: Context): (docs: string) => SplitPrefix {
  const { settings, prefixParsers } = context.config;
  const readers = new Map<string, SplitPrefix>();
  for (const [index, { id, numberPrefixes }] of settings.docs.entries()) {
    const parser = prefixParsers.get(id);
    const report = (message: string): void => {
      const place = context.config.locate(['docs', index, 'numberPrefixParser']);
      context.reporter.report({ code: 'resolve/number-prefix', message: `"numberPrefixParser" ${message}`, help, place });
    };
    if (parser) readers.set(id, readWith(parser, report));
    else if (!numberPrefixes) readers.set(id, (name) => ({ name, position: undefined }));
  }
  return (docs) => readers.get(docs) ?? splitNumberPrefix;
}

const help =
  'It receives the name of a file or folder, and must return `{ filename, numberPrefix }`, with the number only if there is one.';

function readWith(parser: NumberPrefixParser, report: (message: string) => void): SplitPrefix {
  const known = new Map<string, PrefixedName>();
  let failed = false;
  const read = (name: string): PrefixedName => {
    if (failed) return splitNumberPrefix(name);
    try {
      const { filename, numberPrefix } = Object(parser(name)) as Partial<Record<'filename' | 'numberPrefix', unknown>>;
      const isNumber = numberPrefix === undefined || typeof numberPrefix === 'number';
      if (typeof filename === 'string' && filename !== '' && isNumber) return { name: filename, position: numberPrefix };
      report(`returned no valid result for "${name}"`);
    } catch (thrown) {
      report(`threw for "${name}": ${messageOf(thrown)}`);
    }
    failed = true;
    return splitNumberPrefix(name);
  };
  return (name) => {
    const answer = known.get(name) ?? read(name);
    known.set(name, answer);
    return answer;
  };
}

export interface DocAddress {
  readonly id: string;
  /** The last part of the id, the default title of a page. */
  readonly baseId: string;
  readonly route: Route;
}

/** The rules are Docusaurus's: see "ids, slugs and routes" in the manual. */
export function addressOf(document: Document, version: ContentFolder, split: SplitPrefix): DocAddress {
  const { source, facts } = document;
  const { id: ownId, slug } = document.facts.address;
  const strip = facts.frontMatter.parse_number_prefixes !== false;
  const folder = folderOf(source.relative);
  const directory = strip ? stripFolderPrefixes(folder, split) : folder;
  const fileName = nameOf(source.relative);
  const baseId = ownId ?? (strip ? split(fileName).name : fileName);
  const id = directory === '' ? baseId : `${directory}/${baseId}`;
  const path = joinPath(version.path, slugOf(slug, directory, baseId, isCategoryIndex(source.relative)));
  return { id, baseId, route: { locale: 'en', version: version.name, path } };
}

/** The name of a file without its extension. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx?$/, '');
}

/** True for `index`, `readme`, and a file named like its folder, in any letter case: they are the folder's page. */
export function isCategoryIndex(relative: string): boolean {
  const name = nameOf(relative).toLowerCase();
  const folder = folderOf(relative).split('/').at(-1) ?? '';
  return name === 'index' || name === 'readme' || (folder !== '' && name === folder.toLowerCase());
}

function slugOf(slug: string | undefined, directory: string, baseId: string, isIndex: boolean): string {
  if (slug?.startsWith('/')) return slug;
  if (!slug && isIndex) return `/${directory}/`;
  return joinPath(directory, slug || baseId);
}

/** Names that look like dates or versions are not split. */
const ignored = /^\d+[-_.]\d+/;
const prefixed = /^(?<number>\d+)\s*[-_.]+\s*(?<name>[^-_.\s].*)$/;

interface PrefixedName {
  readonly name: string;
  readonly position: number | undefined;
}

/** Splits a name without extension, by Docusaurus's rule. */
function splitNumberPrefix(name: string): PrefixedName {
  const groups = ignored.test(name) ? undefined : prefixed.exec(name)?.groups;
  if (!groups) return { name, position: undefined };
  return { name: groups['name'] ?? name, position: Number(groups['number']) };
}

/** Splits a name by the rule of a docs folder. */
export type SplitPrefix = (name: string) => PrefixedName;

/** Strips the prefixes of all segments of a folder path. */
export function stripFolderPrefixes(folder: string, split: SplitPrefix = splitNumberPrefix): string {
  if (folder === '') return '';
  return folder
    .split('/')
    .map((segment) => split(segment).name)
    .join('/');
}
