// Lists the diagnostics of a site's files before any is parsed.
import type { Catalogue } from '#model/diagnostic';

export const discoverDiagnostics = {
  'discover/missing-folder': {
    severity: 'error',
    summary: 'A folder that the configuration or a list of versions names does not exist.',
  },
  'discover/no-content': { severity: 'warning', summary: 'A docs folder holds no Markdown.' },
  'discover/unmatched-pattern': {
    severity: 'warning',
    summary: 'A pattern of files to include or to leave out matches no file.',
  },
  'discover/invalid-versions': {
    severity: 'error',
    summary: 'A list of versions cannot be read, or has a name that none can have.',
  },
  'discover/unknown-version': { severity: 'error', summary: 'The configuration names a version that does not exist.' },
  'discover/no-version': { severity: 'error', summary: 'A docs folder has no version that could be built.' },
  'discover/equal-version-paths': { severity: 'error', summary: 'Two versions of a docs folder have the same path.' },
  'discover/no-version-sidebars': { severity: 'info', summary: 'A released version has no file with its sidebars.' },
  'discover/unlisted-version': {
    severity: 'warning',
    summary: 'There is content or a sidebar of a version that the list of versions does not name.',
  },
  'discover/unreadable': { severity: 'error', summary: 'A file or folder cannot be read.' },
  'discover/unfinished-change': {
    severity: 'warning',
    summary: 'A command was ended while it changed the sources, and they stay so.',
  },
  'discover/invalid-utf8': { severity: 'error', summary: 'A source is not UTF-8.' },
  'discover/reserved-character': { severity: 'error', summary: 'A file or its name holds U+0000 or U+FFFE.' },
  'discover/large-file': { severity: 'warning', summary: 'A source is larger than a megabyte.' },
  'discover/refused-link': { severity: 'error', summary: 'A symbolic link leads to what content may not use.' },
  'discover/dotfile-left-out': {
    severity: 'warning',
    summary: 'A name in a static folder begins with a dot, and is not published.',
  },
  'discover/symlink-loop': { severity: 'warning', summary: 'A symbolic link leads to a folder that holds it.' },
  'discover/invalid-category': { severity: 'error', summary: 'A category file cannot be parsed.' },
  'discover/category-name': { severity: 'warning', summary: 'A file with the keys of a category file has another name.' },
  'discover/two-category-files': { severity: 'warning', summary: 'A folder has more than one category file.' },
  'discover/sidebar-file': { severity: 'error', summary: 'A sidebar file is missing, does not compile, or throws.' },
  'discover/invalid-collection': {
    severity: 'error',
    summary: 'A folder of content that a plugin names does not exist, or is that of other content.',
  },
  'discover/invalid-virtual-source': { severity: 'error', summary: 'A plugin made a source that no docs folder can take.' },
  'discover/missing-theme-file': {
    severity: 'error',
    summary: 'The configuration of the theme names a file that does not exist.',
  },
  'discover/part-changed': {
    severity: 'info',
    summary: 'A part of the theme has changed since it was copied into the site.',
  },
  'discover/hides-built-in': {
    severity: 'info',
    summary: 'A component that the site registers takes the place of a built-in one.',
  },
  'discover/element-not-replaced': {
    severity: 'warning',
    summary: 'The site registers a component for an element of Markdown, which is not replaced.',
  },
  'discover/swizzled-ignored': { severity: 'info', summary: 'A component lies where Docusaurus looks for parts of its theme.' },
  'discover/site-index': { severity: 'error', summary: 'The index of a site that links name cannot be read.' },
  'discover/kept-index': {
    severity: 'warning',
    summary: 'The server of a linked site does not answer, and the index that was read last is used.',
  },
  'discover/pinned-index': { severity: 'error', summary: 'The index of a linked site is not the one that is pinned.' },
  'discover/translations-ignored': { severity: 'info', summary: 'The site has translations, which are not built.' },
} as const satisfies Catalogue;
