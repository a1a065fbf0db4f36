// Tries the links to terms: each case is a small site with a glossary.
import { tryPlugin } from '../run-site.ts';

await tryPlugin('glossary', 'glossary', "glossary({ page: 'docs/glossary.md', route: '/docs/glossary', words: 'words.yml' })");
