// Number prefixes of file and folder names: `01-intro` is `intro` at position 1.

/** Names that look like dates or versions keep their numbers. */
const ignored = /^\d+[-_.]\d+/;
const prefixed = /^(?<number>\d+)\s*[-_.]+\s*(?<name>[^-_.\s].*)$/;

export interface PrefixedName {
  readonly name: string;
  readonly position: number | undefined;
}

/** Splits a name without extension. The rule is Docusaurus's. */
export function splitNumberPrefix(name: string): PrefixedName {
  const groups = ignored.test(name) ? undefined : prefixed.exec(name)?.groups;
  if (!groups) return { name, position: undefined };
  return { name: groups['name'] ?? name, position: Number(groups['number']) };
}

/** Splits a name as a docs folder wants it. */
export type SplitPrefix = (name: string) => PrefixedName;

/** A folder path with the prefixes of all its parts cut. */
export function stripFolderPrefixes(folder: string, split: SplitPrefix = splitNumberPrefix): string {
  if (folder === '') return '';
  return folder
    .split('/')
    .map((segment) => split(segment).name)
    .join('/');
}
