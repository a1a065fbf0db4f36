// What can be wrong inside one source.
import type { Catalogue } from '#model/diagnostic';

export const parseDiagnostics = {
  'parse/front-matter-unclosed': { severity: 'error', summary: 'Front matter has no closing line.' },
  'parse/front-matter-language': { severity: 'error', summary: 'Front matter is written in a language other than YAML.' },
  'parse/front-matter-syntax': { severity: 'error', summary: 'Front matter is not valid YAML.' },
  'parse/front-matter-aliases': { severity: 'error', summary: 'Front matter repeats itself too often by aliases.' },
  'parse/front-matter-shape': { severity: 'error', summary: 'Front matter is not a map of keys.' },
  'parse/front-matter-value': { severity: 'error', summary: 'A key of front matter has a value that it cannot have.' },
  'parse/front-matter-key': { severity: 'warning', summary: 'A key of front matter looks misspelt.' },
  'parse/front-matter-number': { severity: 'warning', summary: 'YAML read a version or text as a number.' },
  'parse/module-syntax': { severity: 'error', summary: 'The module of a page does not parse.' },
  'parse/page-without-component': { severity: 'error', summary: 'The module of a page has no component as its default export.' },
  'parse/empty-page': { severity: 'warning', summary: 'A page has no content.' },
  'parse/truncated-inside': {
    severity: 'warning',
    summary: 'The marker that ends the excerpt of a post stands inside of another block.',
  },
  'parse/mdx-syntax': { severity: 'error', summary: 'MDX cannot be parsed.' },
  'parse/too-large': { severity: 'error', summary: 'A page, or a table or paragraph of it, is larger than the limits allow.' },
  'parse/too-deep': { severity: 'error', summary: 'Lists, elements or code stand in one another too many times.' },
  'parse/library-threw': { severity: 'error', summary: 'A library that reads Markdown failed at a page.' },
  'parse/unclosed-fence': { severity: 'warning', summary: 'A code block is never closed.' },
  'parse/unclosed-directive': { severity: 'warning', summary: 'An admonition or other block of colons is never closed.' },
  'parse/duplicate-heading-id': { severity: 'warning', summary: 'Two headings of a page have the same id.' },
  'parse/head-element': { severity: 'error', summary: 'Content wants an element in the head that cannot stand there.' },
  'parse/inline-script': { severity: 'warning', summary: 'Content carries a script, which the policy of the site refuses.' },
  'parse/inline-style': { severity: 'warning', summary: 'Content carries a style that no stylesheet can take over.' },
  'parse/two-titles': { severity: 'warning', summary: 'A page sets two titles in its head.' },
  'parse/unknown-import': { severity: 'error', summary: 'Content imports a theme module that does not exist.' },
} as const satisfies Catalogue;
