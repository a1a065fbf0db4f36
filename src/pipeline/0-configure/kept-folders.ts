// Lists the author's own files and folders, which neither output nor cache may overwrite.
import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Plugin } from '#model/plugin';
import type { Settings } from '#model/settings';
import { versionFiles } from '#model/version';
import type { ConfigSource, Path } from './config-source.ts';

export interface Kept {
  /** Its name in a sentence. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** The config key that names it. */
  readonly key?: Path;
  /** Why a folder inside it is refused as well, as words that follow the name; undefined where one is allowed. */
  readonly inside?: string;
  /** It is copied to the output, which therefore must not be inside it, even if the whole site is. */
  readonly isCopied?: true;
}

export interface KeptRequest {
  readonly source: Pick<ConfigSource, 'root' | 'inputs'>;
  readonly settings: Settings;
  readonly plugins: readonly Plugin[];
}

export function keptFolders({ source: { root, inputs }, settings, plugins }: KeptRequest): readonly Kept[] {
  const { docs, pages, staticDirectories } = settings;
  const inRoot = (kind: string, path: string, key?: Path): Kept => {
    return { name: `${kind}"${path}"`, path: resolve(root, path), inside: '', ...(key ? { key } : {}) };
  };
  const statics = staticDirectories.map((path, index) => ({
    ...inRoot('the static folder ', path, ['staticDirectories', index]),
    inside: ', whose files are copied to it',
    isCopied: true as const,
  }));
  return [
    { name: 'the folder of the site', path: root },
    { name: 'your home folder', path: homedir() },
    ...docs.map(({ path }, index) => inRoot('the docs folder ', path, ['docs', index, 'path'])),
    ...(pages ? [inRoot('the pages folder ', pages.path, ['pages', 'path'])] : []),
    ...plugins.flatMap(({ name, collections = [], inputs: globs = [] }) => [
      ...collections.map(({ path }) => inRoot(`the folder of the plugin "${name}", `, path)),
      ...globs.flatMap((glob) => globBase(glob)).map((path) => inRoot(`the files that the plugin "${name}" reads in `, path)),
    ]),
    ...docs
      .map(({ id }) => versionFiles(id))
      .flatMap(({ docs: content, sidebars }) => [inRoot('', content), inRoot('', sidebars)]),
    ...statics,
    ...inputs.flatMap((path) => {
      const folder = { name: `the folder of "${path}"`, path: dirname(resolve(root, path)), inside: '' };
      return [inRoot('', path), folder];
    }),
  ];
}

/** The base folder of a glob, or the file that it names; nothing for one that covers the whole site. */
function globBase(glob: string): readonly string[] {
  const parts = glob.replace(/^\.\//, '').split('/');
  const first = parts.findIndex((part) => /[*?[\]{}()!]/.test(part));
  const base = (first === -1 ? parts : parts.slice(0, first)).join('/');
  return base === '' ? [] : [base];
}
