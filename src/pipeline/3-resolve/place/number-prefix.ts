// Splits number prefixes off file and folder names: `01-intro` is `intro` at position 1.

/** Names that look like dates or versions are not split. */
const ignored = /^\d+[-_.]\d+/;
const prefixed = /^(?<number>\d+)\s*[-_.]+\s*(?<name>[^-_.\s].*)$/;

export interface PrefixedName {
  readonly name: string;
  readonly position: number | undefined;
}

/** Splits a name without extension, by Docusaurus's rule. */
export function splitNumberPrefix(name: string): PrefixedName {
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
