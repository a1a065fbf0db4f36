// What a language has in place of pages that nobody has translated.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, explainPage, openSession } from '../../src/index.ts';
import { french } from '../../src/model/strings/fr.ts';
import { hebrew } from '../../src/model/strings/he.ts';
import { buildSite, configText, temporarySite, writeSite } from './built-site.ts';

const members = `  docs: [{ path: 'docs', routeBasePath: '/' }, { id: 'api', path: 'api', routeBasePath: 'api', fallback: 'redirect' }],
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'he'], fallback: 'absent', localeConfigs: { he: { fallback: 'show' } } },
  theme: { navbar: { items: [{ type: 'doc', docId: 'guide/two', label: 'Second' }, { to: '/guide/one', label: 'First' }] } },
`;

const files = {
  'site.config.ts': configText(members),
  'docs/index.md': '# Home\n\nSee [one](guide/one.md), [two](guide/two.md#part) and [the call](/api/call).\n',
  'docs/guide/_category_.yml': 'label: Guide\nlink:\n  type: generated-index\n',
  'docs/guide/one.md': '# One\n\n[Two](two.md).\n',
  'docs/guide/two.md': '# Two\n\n## Part\n\nText of [one](one.md).\n',
  'docs/guide/three.md': '---\nfallback: show\n---\n\n# Three\n\n[Two](./two.md#part).\n',
  'docs/deep/_category_.yml': 'label: Deep\nlink:\n  type: generated-index\n',
  'docs/deep/only.mdx': 'import Part from "./_part.mdx";\n\n# Only English\n\n<Part />\n',
  'docs/deep/_part.mdx': 'Back to [one](../guide/one.md).\n',
  'api/call.md': '# Call\n\nText.\n',
  'i18n/fr/docs/guide/one.md':
    'import DocCardList from "@theme/DocCardList";\n\n# Un\n\n[Deux](two.md#part), [appel](/api/call), [accueil](../index.md).\n\n<DocCardList />\n',
};

const linksIn = (html: string): readonly (readonly [string, string | undefined])[] =>
  [...(/<article[\s\S]*<\/article>/.exec(html)?.[0].matchAll(/<a href="([^"#]*)[^"]*"(?: hrefLang="([^"]*)")?/gi) ?? [])].map(
    ([, href = '', lang]) => [href, lang] as const,
  );

it('leaves out what nobody has translated, and leads to the originals with their language', async () => {
  const { file, page } = await buildSite(files);
  const french = page('fr/guide/one');
  expect(linksIn(french)).toEqual(
    expect.arrayContaining([
      ['/guide/two', 'en'],
      ['/api/call', 'en'],
      ['/fr/', undefined],
      ['/fr/guide/three', undefined],
    ]),
  );
  expect(french).toMatch(/<a href="\/category\/deep" lang="en" hrefLang="en"><span class="foreign" lang="en">Deep/);
  expect(french).toMatch(/class="card-title"><a href="\/guide\/two" hrefLang="en"><span class="foreign" lang="en">Two/);
  expect(french).toMatch(/class="navbar-link" href="\/guide\/two"/);
  expect(french).toMatch(/class="navbar-link" href="\/fr\/guide\/one"/);
  for (const path of ['fr/guide/two/index.html', 'fr/deep/only/index.html', 'fr/category/deep/index.html'])
    expect(file(path), path).toBeUndefined();
  // The home page, and the page that says so itself.
  expect(page('fr')).toContain('lang="en"');
  // Shared files, by an address that does not depend on the base.
  expect(page('fr')).toMatch(/src="\.\.\/assets\/base-url-/);
  expect(page('fr/guide/three')).toContain('href="/guide/two#part" hreflang="en"');
  expect(page('fr/category/guide')).toContain('href="/guide/two"');
});

it('redirects from the address in the language to that of the original', async () => {
  const { page } = await buildSite(files);
  for (const lang of ['fr', 'he']) {
    expect(page(`${lang}/api/call`)).toMatch(/http-equiv="refresh" content="0; ?url=\/api\/call"/);
  }
  expect(page('he/guide/two')).toContain(hebrew['theme.translation.missing.title']);
});

it('declares hreflang only between pages that exist', async () => {
  const { file, page } = await buildSite(files);
  const alternates = (html: string): readonly string[] =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)"/g)].map(([, lang = '']) => lang);
  expect(alternates(page('guide/one'))).toEqual(['en', 'fr', 'x-default']);
  expect(alternates(page('guide/two'))).toEqual([]);
  expect(file('fr/sitemap.xml')).toContain('/fr/guide/one');
  expect(file('fr/sitemap.xml')).not.toContain('/fr/guide/three');
});

/** All files of an output folder, by their paths. */
function filesIn(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

it('lets search find pages that are not translated where the site wants that', async () => {
  const found = async (more: string): Promise<string> => {
    const config = configText(members.replace("fallback: 'absent',", `fallback: 'show', ${more}`)).replace(', search: false', '');
    const root = temporarySite({ ...files, 'site.config.ts': config });
    await build({ root });
    return Object.entries(filesIn(join(root, 'build/fr')))
      .flatMap(([path, text]) => (path.startsWith('search-index/') && path.endsWith('.json') ? [text] : []))
      .join('');
  };
  expect(await found('')).not.toContain('/fr/guide/two');
  expect(await found('searchUntranslated: true,')).toContain('/fr/guide/two');
});

it('tells readers of a translation that is older than its original, where the site wants that', async () => {
  const lock = 'fr\tdocs/guide/one.md\t0123456789abcdef\n';
  const told = configText(members.replace("fallback: 'absent',", "fallback: 'absent', staleNotice: true,"));
  const root = temporarySite({ ...files, 'site.config.ts': told, 'i18n/translations.lock': lock });
  const { diagnostics } = await build({ root });
  expect(diagnostics.map(({ code }) => code)).toEqual(['translations/stale']);
  const page = readFileSync(join(root, 'build/fr/guide/one/index.html'), 'utf8');
  expect(page).toContain(french['theme.translation.stale.title']);
  expect(page).toContain('<a href="/guide/one" hrefLang="en" lang="en">English</a>');
  expect(page).toContain('<link rel="canonical" href="https://case.example/fr/guide/one">');
  writeSite(root, { ...files, 'i18n/translations.lock': lock });
  await build({ root });
  expect(readFileSync(join(root, 'build/fr/guide/one/index.html'), 'utf8')).not.toContain(
    french['theme.translation.stale.title'],
  );
});

it('has in a session what a build has, while originals change, move and are translated', async () => {
  const root = temporarySite(files);
  const session = await openSession({ root });
  if (!session) throw new Error('the session did not open');
  const edits: readonly Readonly<Record<string, string | undefined>>[] = [
    { 'docs/guide/two.md': '# Two again\n\n## Part\n\nOther text.\n' },
    { 'docs/guide/two.md': '---\nslug: /second\n---\n\n# Two again\n\n## Part\n\nOther text.\n' },
    { 'docs/deep/_part.mdx': 'Back to [two](../guide/two.md).\n' },
    { 'i18n/fr/docs/deep/only.mdx': '# Seulement\n\nTexte.\n' },
    { 'docs/guide/three.md': '# Three\n\nText.\n' },
    { 'docs/guide/one.md': undefined },
    { 'docs/guide/one.md': '# One is back\n' },
  ];
  await session.build();
  for (const edit of edits) {
    for (const [path, text] of Object.entries(edit)) {
      if (text === undefined) rmSync(join(root, path));
      else writeSite(root, { 'site.config.ts': files['site.config.ts'], [path]: text });
    }
    await session.update(Object.keys(edit));
    const warm = await session.build();
    const cold = await build({ root, cacheDir: '.cold', outDir: 'cold' });
    expect(warm.diagnostics).toEqual(cold.diagnostics);
    expect(filesIn(warm.outDir)).toEqual(filesIn(cold.outDir));
  }
  await session.close();
});

it('explains a page of a language by its address and by its file', async () => {
  const { root } = await buildSite(files);
  for (const asked of ['/fr/guide/one', 'i18n/fr/docs/guide/one.md']) {
    const { explanation } = await explainPage({ root }, asked, root);
    expect(explanation).toMatchObject({ kind: 'page', url: 'https://case.example/fr/guide/one', pending: [] });
    expect(explanation?.kind === 'page' && explanation.madeFrom[0]).toMatchObject({ path: 'i18n/fr/docs/guide/one.md' });
  }
});

it('leads from components to originals, and to the static files that all languages share', async () => {
  const { page } = await buildSite({
    ...files,
    'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'src/Dot.tsx': `import useBaseUrl from '@docusaurus/useBaseUrl';
export default () => <img alt="" src={useBaseUrl('/img/dot.svg')} />;
`,
    'i18n/fr/docs/guide/one.md':
      'import Dot from "@site/src/Dot";\n\n# Un\n\n<Card title="Deux" href="./two.md#part" />\n\n<Card title="Trois" href="./three.md" />\n\n<Dot />\n',
  });
  const french = page('fr/guide/one');
  // As browsers read it, "/guide/two#part".
  expect(french).toContain('href="/fr/../guide/two#part"');
  expect(french).toContain('href="/fr/guide/three"');
  expect(french).toContain('<img alt="" src="/img/dot.svg"/>');
});

it('leads to lists and feeds of the original that the language does not have', async () => {
  const { page, file } = await buildSite({
    'site.config.ts': `import { defineConfig } from 'slodocs';
import { posts } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false },
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'], fallback: 'absent' },
  docs: [{ path: 'docs', routeBasePath: '/' }],
  plugins: [posts()],
});
`,
    'docs/index.md': '# Home\n\nSee [the tag](/tags/x) and [the feed](/blog/rss.xml).\n',
    'docs/tagged.md': '---\ntags: [x]\n---\n\n# Tagged\n\nText.\n',
    'blog/2026-01-02-first.md': '# First\n\n<!-- truncate -->\n\nText.\n',
    'i18n/fr/docs/index.md':
      '# Accueil\n\nVoir [le tag](/tags/x), [le flux](/blog/rss.xml) et [le blog](../blog/2026-01-02-first.md).\n',
  });
  expect(linksIn(page('fr'))).toEqual([
    ['/tags/x', 'en'],
    ['/blog/rss.xml', undefined],
    ['/blog/2026/01/02/first', 'en'],
  ]);
  for (const path of ['fr/tags/x/index.html', 'fr/blog/rss.xml']) expect(file(path), path).toBeUndefined();
});

it('tells what to do where a component links to a page that the language lacks', async () => {
  const root = temporarySite({
    ...files,
    'src/Way.tsx': `import Link from '@docusaurus/Link';
export default () => <Link to={['', 'guide', 'two'].join('/')}>Two</Link>;
`,
    'i18n/fr/docs/guide/one.md': 'import Way from "@site/src/Way";\n\n# Un\n\n<Way />\n',
  });
  const { diagnostics } = await build({ root });
  expect(diagnostics.map(({ code, place }) => [code, place?.file])).toEqual([
    ['render/broken-link', 'i18n/fr/docs/guide/one.md'],
  ]);
  expect(diagnostics[0]?.help).toContain('fallback: "redirect"');
});
