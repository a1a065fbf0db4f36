// Names the files of a docs folder's released versions as Docusaurus does, and validates version names.
import { currentVersion } from './version.ts';

export interface VersionFiles {
  /** The path of the list of names, newest first. Paths are relative to the root. */
  readonly list: string;
  readonly docs: string;
  readonly sidebars: string;
}

export function versionFiles(docs: string): VersionFiles {
  const prefix = docs === 'default' ? '' : `${docs}_`;
  return { list: `${prefix}versions.json`, docs: `${prefix}versioned_docs`, sidebars: `${prefix}versioned_sidebars` };
}

export function versionFolder(docs: string, name: string): string {
  return `${versionFiles(docs).docs}/version-${name}`;
}

export function versionSidebars(docs: string, name: string): string {
  return `${versionFiles(docs).sidebars}/version-${name}-sidebars.json`;
}

const longestName = 32;

/** Why a text is no valid version name, as the end of a sentence. Undefined where it is valid. */
export function problemOfVersionName(name: string): string | undefined {
  if (name.trim() === '') return 'is empty';
  if (name !== name.trim()) return 'begins or ends with a space';
  if (name.length > longestName) return `is longer than ${longestName} characters`;
  if (name === '.' || name === '..') return 'names no folder of its own';
  if (name === currentVersion) return 'is the name of the version that is being written';
  if (name.includes('#')) return 'holds a "#", with which an anchor begins in an address';
  return /[/\\<>:"|?*\p{Cc}\p{Cs}\u2028\u2029\uFFFE]/u.test(name)
    ? 'holds a character that not every disk takes in a name'
    : undefined;
}
