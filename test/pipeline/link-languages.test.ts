// A site in several languages: one build, in which each page knows where it is in the others.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, explainPage, openDev, openSession } from '../../src/index.ts';
import { french } from '../../src/model/strings/fr.ts';
import { hebrew } from '../../src/model/strings/he.ts';
import { buildSite, configText, temporarySite, writeSite } from './built-site.ts';

const members = `  baseUrl: '/base/',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'he'], localeConfigs: { fr: { htmlLang: 'fr-CA', label: 'Français !' } } },
  theme: { navbar: { items: [{ to: '/docs/guide', label: 'Guide' }, { type: 'localeDropdown' }] } },
`;

const inFrench = 'i18n/fr/docusaurus-plugin-content-docs/current';

const message = (texts: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { message: text }])));

const files = {
  'site.config.ts': configText(members),
  'docs/index.md': '# Home\n\nSee [the guide](./guide.md#second-part).\n',
  'docs/guide.md':
    '# Guide\n\n![A dot](./dot.svg) and [home](./index.md).\n\n## First part\n\nOne.\n\n## Second part\n\nTwo.\n\n### Inside\n\nThree.\n',
  'docs/only/_category_.yml': 'label: Only here\n',
  'docs/only/english.md': '# Only English\n\nBack to [the guide](../guide.md).\n',
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
  [`${inFrench}/guide.md`]:
    '# Guide français\n\n![Un point](./dot.svg) et [accueil](./index.md), [logo](/logo.svg), [plus bas](#première-partie).\n\n## Première partie\n\nUn.\n\n## Seconde partie {#second-part}\n\nDeux.\n\n### Dedans\n\nTrois.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current.json': message({
    'sidebar.defaultSidebar.category.Only here': 'Seulement ici',
  }),
  'i18n/fr/docusaurus-theme-classic/navbar.json': message({ 'item.label.Guide': 'Le guide' }),
  'i18n/fr/code.json': message({ 'theme.common.skipToMainContent': 'Aller au contenu' }),
  'i18n/he/docs/index.md': '# בית\n\nראו [את המדריך](./guide.md).\n',
};

const hrefsOf = (html: string, rel: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))].map(([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? '');

it('has the pages of each language below an address of its own, with links inside of it and one copy of each file', async () => {
  const { file, page, result } = await buildSite(files);
  const guide = page('fr/docs/guide');
  expect(guide).toContain('<html lang="fr-CA" dir="ltr"');
  expect(guide).toContain('<a href="/base/fr/docs/">accueil</a>');
  expect(page('he/docs')).toContain('<html lang="he" dir="rtl"');
  expect(page('he/docs')).toContain('href="/base/he/docs/guide"');
  // Those of the site itself.
  expect(/<img[^>]*src="([^"]*)"/.exec(guide)?.[1]).toBe(/<img[^>]*src="([^"]*)"/.exec(page('docs/guide'))?.[1]);
  expect(guide).toContain('href="/base/logo.svg"');
  expect(file('fr/logo.svg')).toBeUndefined();
  expect(file('fr/404.html')).toContain('lang="fr-CA"');
  expect(result.work.parsed).toEqual(['docs/guide.md', 'docs/index.md', 'docs/only/english.md']);
});

it('shows the labels of a language in navbar and sidebar, and texts of the theme', async () => {
  const { page } = await buildSite(files);
  const guide = page('fr/docs/guide');
  for (const text of ['Le guide', 'Seulement ici', 'Aller au contenu']) expect(guide).toContain(text);
  for (const text of ['Only here', 'Skip to main content']) expect(guide).not.toContain(text);
  expect(page('he/docs/guide')).toContain('Only here');
});

it('leads from each page to the same page in all languages', async () => {
  const { page } = await buildSite(files);
  const menu = [...page('docs/guide').matchAll(/<a class="dropdown-link" href="([^"]*)" lang="([^"]*)"[^>]*>([^<]*)/g)];
  expect(menu.map(([, href, lang, label]) => [href, lang, label])).toEqual([
    ['/base/docs/guide', 'en', 'English'],
    ['/base/fr/docs/guide', 'fr-CA', 'Français !'],
    ['/base/he/docs/guide', 'he', 'עברית'],
  ]);
  // Nothing tells which page a reader has missed.
  expect(page('fr/404').match(/<a class="dropdown-link"[^>]*>/g)).toEqual([
    '<a class="dropdown-link" href="/base/" lang="en" hrefLang="en">',
    '<a class="dropdown-link" href="/base/fr/404" lang="fr-CA" hrefLang="fr-CA" aria-current="page">',
    '<a class="dropdown-link" href="/base/he/" lang="he" hrefLang="he">',
  ]);
});

it('tells search engines of translations alone, and that an untranslated page is its original', async () => {
  const { file, page } = await buildSite(files);
  const of = (path: string): string => `https://case.example/base/${path}`;
  const alternates = [of('docs/guide'), of('fr/docs/guide'), of('docs/guide')];
  expect(hrefsOf(page('docs/guide'), 'alternate').filter((href) => href.includes('guide') && !href.endsWith('.md'))).toEqual(
    alternates,
  );
  expect(hrefsOf(page('fr/docs/guide'), 'alternate').filter((href) => !href.endsWith('.md'))).toEqual(alternates);
  const missing = page('fr/docs/only/english');
  expect(hrefsOf(missing, 'canonical')).toEqual([of('docs/only/english')]);
  expect(missing).not.toContain('hreflang="x-default"');
  expect(missing).toContain(french['theme.translation.missing.title']);
  expect(missing).toContain('<div class="prose" lang="en" dir="ltr"');
  const listed = [...(file('fr/sitemap.xml') ?? '').matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc);
  expect(listed).toEqual([of('fr/docs/guide')]);
});

it('gives headings the ids of the original, and keeps those of their own text as anchors', async () => {
  const { page } = await buildSite(files);
  const guide = page('fr/docs/guide');
  expect([...guide.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['first-part', 'second-part', 'inside']);
  expect(guide).toContain('<a id="première-partie"></a>');
  expect(page('fr/docs')).toContain('href="/base/fr/docs/guide#second-part"');
});

it('gives headings ids of their own text where the site wants that, and those of the original as anchors', async () => {
  const own = members.replace("defaultLocale: 'en',", "defaultLocale: 'en', headingIds: 'translated',");
  const { page } = await buildSite({ ...files, 'site.config.ts': configText(own) });
  const guide = page('fr/docs/guide');
  expect([...guide.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['première-partie', 'second-part', 'dedans']);
  expect(guide).toContain('<a id="first-part"></a>');
  // A link of the original still leads to its part.
  expect(page('fr/docs')).toContain('href="/base/fr/docs/guide#second-part"');
});

it('leaves a translation its own ids where its headings differ, and says so at its file', async () => {
  const root = temporarySite({ ...files, [`${inFrench}/guide.md`]: '# Guide\n\n## Une partie\n\n[Rien](./nothing.md).\n' });
  const { diagnostics } = await build({ root });
  const told = diagnostics.map(({ code, place }) => [code, place?.file, place?.start?.line]);
  expect(told).toContainEqual(['translations/outline-differs', `${inFrench}/guide.md`, 1]);
  expect(told).toContainEqual(['resolve/broken-link', `${inFrench}/guide.md`, 5]);
});

it('parses only a translation that was edited, and builds what a first build would', async () => {
  const { root, page } = await buildSite(files);
  const edited = { ...files, [`${inFrench}/guide.md`]: files[`${inFrench}/guide.md`]?.replace('Un.', 'Autre chose.') ?? '' };
  writeSite(root, edited);
  const { work, diagnostics } = await build({ root });
  expect(diagnostics).toEqual([]);
  expect(work).toMatchObject({ parsed: ['docs/guide.md'], rendered: ['/fr/docs/guide'] });
  expect(page('fr/docs/guide')).toContain('Autre chose.');
  const fresh = await buildSite(edited);
  for (const path of ['docs/guide', 'fr/docs/guide', 'fr/docs', 'he/docs/guide']) expect(page(path)).toBe(fresh.page(path));
});

it('gives a language of another host addresses and files of its own', async () => {
  const there = members.replace("fr: { htmlLang: 'fr-CA'", "fr: { url: 'https://fr.example', htmlLang: 'fr-CA'");
  const { file, page } = await buildSite({ ...files, 'site.config.ts': configText(there) });
  const guide = page('fr/docs/guide');
  expect(hrefsOf(guide, 'canonical')).toEqual(['https://fr.example/base/fr/docs/guide']);
  expect(page('docs/guide')).toContain('href="https://fr.example/base/fr/docs/guide"');
  expect(hrefsOf(page('docs/guide'), 'alternate')).toContain('https://fr.example/base/fr/docs/guide');
  expect(file('fr/logo.svg')).toBe(file('logo.svg'));
  const image = /<img[^>]*src="\/base\/([^"]*)"/.exec(guide)?.[1] ?? '';
  expect(image).toMatch(/^fr\/assets\//);
  expect(file(image)).toContain('<svg');
});

it('gives a language the root of a host, from a folder with its name, and shows it below the site in development', async () => {
  const i18n =
    "  i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { url: 'https://fr.example', baseUrl: '/' } } },\n";
  const { root, page } = await buildSite({ ...files, 'site.config.ts': configText(i18n) });
  expect(hrefsOf(page('fr/docs/guide'), 'canonical')).toEqual(['https://fr.example/docs/guide']);
  expect(page('fr/docs/guide')).toMatch(/<link rel="stylesheet" href="\/assets\//);
  expect(page('docs/guide')).toContain('href="https://fr.example/docs/guide"');
  const { explanation } = await explainPage({ root }, 'https://fr.example/docs/guide');
  expect(explanation).toMatchObject({ kind: 'page', title: 'Guide français' });
  const site = await openDev({ root, listener: () => undefined });
  const shown = async (path: string): Promise<string> => {
    const answer = await site?.answer(path);
    return answer?.kind === 'page' ? answer.html : '';
  };
  expect(await shown('/fr/docs/guide')).toMatch(/Guide français[\s\S]*href="\/fr\/docs\/"/);
  expect(hrefsOf(await shown('/docs/guide'), 'alternate')).toContain('https://case.example/fr/docs/guide');
  await site?.close();
});

it('translates texts of components of the site by their ids, or by the texts themselves', async () => {
  const component =
    "import Translate, { translate } from '@docusaurus/Translate';\n\n" +
    'export default function Greeting() {\n' +
    '  return <p title={translate({ message: "Hover" })}><Translate id="greeting" values={{ name: "Ada" }}>{"Hello {name}"}</Translate></p>;\n}\n';
  const { page } = await buildSite({
    ...files,
    'src/greeting.tsx': component,
    'docs/live.mdx': "import Greeting from '@site/src/greeting';\n\n# Live\n\n<Greeting />\n",
    'i18n/fr/code.json': message({ greeting: 'Bonjour {name}', Hover: 'Survol' }),
  });
  const plain = (html: string): string => html.replaceAll('<!-- -->', '');
  expect(plain(page('docs/live'))).toContain('<p title="Hover">Hello Ada</p>');
  expect(plain(page('fr/docs/live'))).toContain('<p title="Survol">Bonjour Ada</p>');
});

it('keeps all languages in one session', async () => {
  const root = temporarySite(files);
  const session = await openSession({ root });
  const shown = async (path: string): Promise<string> => (await session?.page(path))?.html ?? '';
  expect(await shown('/fr/docs/guide')).toContain('Guide français');
  expect(await shown('/docs/guide')).toContain('lang="en"');
  writeSite(root, { ...files, [`${inFrench}/guide.md`]: '# Nouveau titre\n' });
  await session?.update([`${inFrench}/guide.md`]);
  expect(await shown('/fr/docs/guide')).toContain('Nouveau titre');
  writeSite(root, { ...files, [`${inFrench}/index.md`]: '# Accueil\n' });
  await session?.update([`${inFrench}/index.md`]);
  expect(await shown('/fr/docs')).toContain('Accueil');
  expect(await shown('/he/docs/only/english')).toContain(hebrew['theme.translation.missing.title']);
  await session?.close();
});

it('reads plural forms as Docusaurus separates them', async () => {
  const { page } = await buildSite({
    ...files,
    'docs/only/_category_.yml': 'label: Only here\nlink: { type: generated-index }\n',
    'docs/only/deeper/one.md': '# One\n',
    'docs/only/deeper/_category_.yml': 'label: Deeper\nlink: { type: generated-index }\n',
    'i18n/fr/code.json': message({ 'theme.docs.DocCard.categoryDescription.plurals': 'Un seul|{count} choses' }),
  });
  const cards = page('fr/docs/category/only-here');
  expect(cards).toContain('Un seul');
  expect(cards).not.toContain('|{count}');
});

it('shows the partials of the original on a page that nobody has translated, and those of the language on others', async () => {
  const withPartials = {
    ...files,
    'docs/one.mdx': 'import Part from "./_part.mdx";\n\n# One\n\n<Part />\n',
    'docs/two.mdx': 'import Part from "./_part.mdx";\n\n# Two\n\n<Part />\n',
    'docs/_part.mdx': 'import Inner from "./_inner.mdx";\n\nEnglish part.\n\n<Inner />\n',
    'docs/_inner.mdx': 'English inside.\n',
    'i18n/fr/docs/one.mdx': 'import Part from "./_part.mdx";\n\n# Un\n\n<Part />\n',
    'i18n/fr/docs/_part.mdx': 'import Inner from "./_inner.mdx";\n\nPartie française.\n\n<Inner />\n',
    'i18n/fr/docs/_inner.mdx': 'Dedans français.\n',
  };
  const { page, root } = await buildSite(withPartials);
  for (const text of ['Partie française.', 'Dedans français.']) expect(page('fr/docs/one')).toContain(text);
  for (const text of ['English part.', 'English inside.']) expect(page('fr/docs/two')).toContain(text);
  const session = await openSession({ root });
  await session?.build();
  const edited = { ...withPartials, 'docs/_inner.mdx': 'English again.\n', 'i18n/fr/docs/_inner.mdx': 'Dedans encore.\n' };
  for (const path of ['docs/_inner.mdx', 'i18n/fr/docs/_inner.mdx'] as const) {
    writeSite(root, { ...withPartials, [path]: edited[path] });
    await session?.update([path]);
    await session?.build();
  }
  writeSite(root, edited);
  await session?.update(['docs/_inner.mdx', 'i18n/fr/docs/_inner.mdx']);
  await session?.build();
  expect(page('fr/docs/one')).toContain('Dedans encore.');
  expect(page('fr/docs/two')).toContain('English again.');
  await session?.close();
});

it('dates a translation by its own commits, and leads to its own file for an edit', async () => {
  const dated = members.replace(
    "  baseUrl: '/base/',",
    "  baseUrl: '/base/',\n  docs: [{ editUrl: 'https://code.example/edit' }],",
  );
  const config = configText(dated).replace("'git-dates': false, ", '');
  const root = temporarySite({ ...files, 'site.config.ts': config, '.gitignore': 'build\n.slodocs\n' });
  const git = (date: string, ...args: readonly string[]): void => {
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@case.example', ...args], { cwd: root, env });
  };
  git('', 'init', '--quiet');
  git('', 'add', 'docs', 'static', 'site.config.ts', '.gitignore');
  git('2026-01-02T03:04:05Z', 'commit', '--quiet', '-m', 'originals');
  git('', 'add', '.');
  git('2026-03-04T05:06:07Z', 'commit', '--quiet', '-m', 'translations');
  await build({ root });
  const page = (path: string): string => readFileSync(join(root, 'build', path, 'index.html'), 'utf8');
  expect(page('docs/guide')).toContain('dateTime="2026-01-02');
  expect(page('fr/docs/guide')).toContain('dateTime="2026-03-04');
  expect(page('he/docs/guide')).toContain('dateTime="2026-01-02');
  expect(page('fr/docs/guide')).toContain(`href="https://code.example/edit/${inFrench}/guide.md"`);
  expect(page('he/docs/guide')).toContain('href="https://code.example/edit/docs/guide.md"');
});

it('keeps translations out of a docs folder that is the whole site', async () => {
  const whole = {
    'site.config.ts': configText(
      "  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },\n  docs: [{ path: '.', routeBasePath: '/' }],\n",
    ),
    'index.md': '# Home\n\nSee [the guide](./guide.md).\n',
    'guide.md': '# Guide\n',
    'other.md': '# Other\n',
    'i18n/fr/index.md': '# Accueil\n\nVoir [le guide](./guide.md).\n',
    [`${inFrench}/guide.md`]: '# Le guide\n',
    'i18n/fr/docusaurus-plugin-content-docs/current.json': message({ 'version.label': 'Maintenant' }),
  };
  const { file, page, result } = await buildSite(whole);
  expect(result.diagnostics).toEqual([]);
  expect(result.work.parsed).toEqual(['guide.md', 'index.md', 'other.md']);
  expect(page('fr')).toContain('<a href="/fr/guide">le guide</a>');
  expect(page('fr/guide')).toContain('Le guide');
  expect(file('i18n/fr/index.html')).toBeUndefined();
  const root = temporarySite(whole);
  const session = await openSession({ root });
  writeSite(root, { ...whole, 'i18n/fr/index.md': '# Bienvenue\n' });
  await session?.update(['i18n/fr/index.md']);
  expect((await session?.page('/fr/'))?.html).toContain('Bienvenue');
  await session?.close();
});
