// Enables all of our plugins in a random site, whose output must be the same after an edit as from a clean build.
import { isThorough } from '../../property-runs.ts';
import type { Texts } from './edits/edit.ts';

/** Left out: mermaid, which draws in a browser, and git-dates, whose history is no part of the site. */
const cheap = `
    siteJson(),
    lint(),
    sitemap({}),
    tags({}),
    twins({ llms: { full: true } }),
    search({ synonyms: [['page', 'sheet']] }),
    codeTabs({}),
    npmToYarn({}),
    admonitions({}),
    emoji(),
`;

/** For runs that have the time. */
const costly = `    math(),
    openapi({ specs: [{ file: 'data/api.yml', path: 'api' }], tryIt: true }),
    socialCards(),
`;

const spec = `openapi: 3.1.0
info: { title: Facts, version: 1.0.0, description: All of them. }
servers: [{ url: 'https://api.edited.example' }]
paths:
  /facts:
    get:
      operationId: listFacts
      summary: Lists facts
      description: Lists *all* facts, see [the first page](/docs).
      tags: [facts]
      responses:
        '200': { description: Facts., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Fact' } } } } }
  /facts/{id}:
    get:
      operationId: getFact
      summary: Gets a fact
      tags: [facts]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200': { description: A fact., content: { application/json: { schema: { $ref: '#/components/schemas/Fact' } } } }
components:
  schemas:
    Fact: { type: object, required: [id], properties: { id: { type: string, examples: [a] }, text: { type: string } } }
`;

const words = ':rocket: of $a^2$\n\n```bash npm2yarn\nnpm install nines\n```\n';

export function withEveryPlugin(texts: Texts): void {
  const config = texts.get('site.config.ts') ?? '';
  const names =
    'admonitions, codeHighlight, codeTabs, emoji, lint, math, npmToYarn, openapi, posts, redirects, search, siteJson, sitemap, socialCards, tags, translations, twins';
  texts.set(
    'site.config.ts',
    config
      .replace('{ codeHighlight, posts, redirects }', `{ ${names} }`)
      .replace(/^ {2}plugins: \[/m, `  plugins: [${cheap}${isThorough() ? costly : ''}`),
  );
  texts.set('data/api.yml', spec);
  texts.set('docs/page-of-plugins.mdx', `---\ntitle: Of plugins\n---\n\n${words}`);
}
