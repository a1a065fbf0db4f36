// Decides whether content may use a file, by its location and name.

/** The files that content may use. */
export interface SiteBounds {
  /** Relative to the root: `''` is the root itself, `../shared` a folder beside it. */
  readonly folders: readonly string[];
  /** Dotfiles that are public nevertheless. */
  readonly dotfiles: readonly string[];
}

/** Why content may not use a file. */
export interface Refusal {
  readonly kind: 'outside' | 'hidden';
  /** The path of the file itself, relative to the root, symbolic links followed. */
  readonly at: string;
  /** True where the path itself is within bounds, but a symbolic link leads out of them. */
  readonly byLink: boolean;
}

/** Dotfiles that hosts and clients request, which are always public. */
export const publicDotfiles: readonly string[] = ['.well-known', '.nojekyll'];

/** Names that no configuration can make public: the git repository, and slodocs' own folder. */
const neverPublic = /^\.(?:git|slodocs)$/i;

/** `path` is relative to the root, without symbolic links; so are the folders. */
export function boundsRefuse(path: string, { folders, dotfiles }: SiteBounds): Refusal['kind'] | undefined {
  // A listed folder may itself begin with a dot: only the path inside it is checked.
  const inner = folders.flatMap((folder) => pathBelow(path, folder) ?? []);
  if (inner.length === 0) return 'outside';
  const isPublic = (below: string): boolean => below.split('/').every((name) => !isHiddenName(name, dotfiles));
  return inner.some(isPublic) && !path.split('/').some((name) => neverPublic.test(name)) ? undefined : 'hidden';
}

/** True for a dotfile, unless it is public. */
export function isHiddenName(name: string, dotfiles: readonly string[]): boolean {
  if (!name.startsWith('.') || name === '.' || name === '..') return false;
  return neverPublic.test(name) || !(publicDotfiles.includes(name) || dotfiles.includes(name));
}

function pathBelow(path: string, folder: string): string | undefined {
  if (folder === '' || folder === '.') return /^\.\.(?:\/|$)/.test(path) || /^(?:\/|[a-z]:)/i.test(path) ? undefined : path;
  return path === folder ? '' : path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** The end of a sentence that begins with the name of the file. */
export function describeRefusal({ kind, at, byLink }: Refusal): string {
  if (kind === 'outside') return byLink ? `leads out of the site through a symbolic link to "${at}"` : 'is outside the site';
  const name = hiddenPart(at);
  return byLink && name !== undefined
    ? `leads through a symbolic link to "${at}", but names that begin with a dot are private`
    : 'is private, because a part of its path begins with a dot';
}

/** The help of the diagnostic. */
export function helpForRefusal({ kind, at }: Refusal): string {
  if (kind === 'outside') {
    const key =
      'Content can use only files inside the site. If this file belongs to the site, list its folder in the configuration: ';
    const folder = /\.[^./]+$/.test(at) ? at.slice(0, Math.max(0, at.lastIndexOf('/'))) : at;
    return `${key}\`allow: { folders: ['${/[^./]/.test(folder) ? folder : '../…'}'] }\`.`;
  }
  const name = hiddenPart(at);
  if (name === undefined || neverPublic.test(name))
    return 'Content can never use files from there. Copy the file to another folder.';
  return `Such files often contain secrets. If this one is safe to publish, list it in the configuration: \`allow: { dotfiles: ['${name}'] }\`.`;
}

/** The error of a plugin's `read`, with the refusal attached. */
export function refusedRead(path: string, refusal: Refusal): Error {
  return Object.assign(new Error(`"${path}" ${describeRefusal(refusal)}`), { refusal });
}

/**
 * The refusal attached to an error; undefined for any other error. Not checked by class, because plugins are bundled separately
 * from the stages.
 */
export function refusalIn(thrown: unknown): Refusal | undefined {
  return (thrown as { readonly refusal?: Refusal } | undefined)?.refusal;
}

function hiddenPart(path: string): string | undefined {
  const hidden = path.split('/').filter((name) => isHiddenName(name, []));
  return hidden.find((name) => neverPublic.test(name)) ?? hidden[0];
}
