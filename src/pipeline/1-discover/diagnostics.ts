// What can be wrong with the files of a site before any is parsed.
import type { Catalogue } from '#model/diagnostic';

export const discoverDiagnostics = {
  'discover/missing-folder': { severity: 'error', summary: 'A folder that the configuration names does not exist.' },
  'discover/no-content': { severity: 'warning', summary: 'A docs folder holds no Markdown.' },
  'discover/unreadable': { severity: 'error', summary: 'A file or folder cannot be read.' },
  'discover/invalid-utf8': { severity: 'error', summary: 'A source is not UTF-8.' },
  'discover/large-file': { severity: 'warning', summary: 'A source is larger than a megabyte.' },
  'discover/symlink-loop': { severity: 'warning', summary: 'A symbolic link leads to a folder that holds it.' },
  'discover/invalid-category': { severity: 'error', summary: 'A category file cannot be parsed.' },
  'discover/two-category-files': { severity: 'warning', summary: 'A folder has more than one category file.' },
  'discover/sidebar-file': { severity: 'error', summary: 'A sidebar file is missing, does not compile, or throws.' },
  'discover/invalid-virtual-source': { severity: 'error', summary: 'A plugin made a source that no docs folder can take.' },
  'discover/translations-ignored': { severity: 'info', summary: 'The site has translations, which are not built.' },
} as const satisfies Catalogue;
