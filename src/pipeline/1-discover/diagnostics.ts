// Lists the diagnostics of a site's files before any is parsed.
import type { Catalogue } from '#model/diagnostic';

export const discoverDiagnostics = {
  'discover/missing-folder': {
    severity: 'error',
    summary: 'A folder that the configuration or a list of versions names does not exist.',
  },
  'discover/no-content': { severity: 'warning', summary: 'A docs folder contains no Markdown.' },
  'discover/unmatched-pattern': { severity: 'warning', summary: 'A pattern in include or exclude does not match any file.' },
  'discover/invalid-versions': { severity: 'error', summary: 'A list of versions cannot be read, or contains an invalid name.' },
  'discover/unknown-version': { severity: 'error', summary: 'The configuration names a version that does not exist.' },
  'discover/no-version': { severity: 'error', summary: 'A docs folder has no version to build.' },
  'discover/equal-version-paths': { severity: 'error', summary: 'Two versions of a docs folder have the same path.' },
  'discover/no-version-sidebars': { severity: 'info', summary: 'A released version has no file with its sidebars.' },
  'discover/unlisted-version': {
    severity: 'warning',
    summary: 'There is content or a sidebar for a version that is not in the list of versions.',
  },
  'discover/unreadable': { severity: 'error', summary: 'A file or folder cannot be read.' },
  'discover/unfinished-change': {
    severity: 'warning',
    summary: 'A command was interrupted while it was changing the sources, which are now half changed.',
  },
  'discover/invalid-utf8': { severity: 'error', summary: 'A source is not UTF-8.' },
  'discover/reserved-character': { severity: 'error', summary: 'A file or its name contains U+0000 or U+FFFE.' },
  'discover/large-file': { severity: 'warning', summary: 'A source is larger than a megabyte.' },
  'discover/refused-link': { severity: 'error', summary: 'A symbolic link points to a file that content is not allowed to use.' },
  'discover/dotfile-left-out': {
    severity: 'warning',
    summary: 'A file in a static folder is not published, because its name begins with a dot.',
  },
  'discover/symlink-loop': { severity: 'warning', summary: 'A symbolic link points to a folder that contains the link.' },
  'discover/invalid-category': { severity: 'error', summary: 'A category file cannot be parsed.' },
  'discover/category-name': { severity: 'warning', summary: 'A file with the keys of a category file has another name.' },
  'discover/two-category-files': { severity: 'warning', summary: 'A folder has more than one category file.' },
  'discover/sidebar-file': { severity: 'error', summary: 'A sidebar file is missing, does not compile, or throws.' },
  'discover/invalid-collection': {
    severity: 'error',
    summary: 'A content folder that a plugin names does not exist, or belongs to other content.',
  },
  'discover/invalid-virtual-source': {
    severity: 'error',
    summary: 'A plugin made a source that cannot be added to a docs folder.',
  },
  'discover/missing-theme-file': {
    severity: 'error',
    summary: 'The theme configuration or a plugin names a file that does not exist.',
  },
  'discover/part-changed': { severity: 'info', summary: 'A part of the theme has changed since it was copied into the site.' },
  'discover/hides-built-in': { severity: 'info', summary: 'A component that the site registers replaces a built-in one.' },
  'discover/element-not-replaced': {
    severity: 'warning',
    summary: 'The site registers a component for a Markdown element, but such elements are not replaced.',
  },
  'discover/swizzled-ignored': {
    severity: 'info',
    summary: 'A component is in the folder where Docusaurus looks for theme components, but it is not used.',
  },
  'discover/site-index': { severity: 'error', summary: 'The index of a linked site cannot be read.' },
  'discover/kept-index': {
    severity: 'warning',
    summary: 'The server of a linked site does not answer, so the cached index is used.',
  },
  'discover/pinned-index': { severity: 'error', summary: 'The index of a linked site is not the pinned one.' },
  'discover/translations-ignored': { severity: 'info', summary: 'The site has translations that are not built.' },
} as const satisfies Catalogue;
