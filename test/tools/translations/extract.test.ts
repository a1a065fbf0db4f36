// Translations of labels outlive changes of the site, and no file is written by halves.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { extractLabels } from '../../../src/index.ts';
import { temporarySite, writeSite } from '../../pipeline/built-site.ts';
import {
  configOf,
  current,
  extract,
  footer,
  guides,
  messages,
  navbar,
  ofFooter,
  ofNavbar,
  page,
  site,
  translate,
  write,
} from './extract-site.ts';

it('writes nothing a second time, or with --dry-run', async () => {
  const root = temporarySite(site);
  const { files } = await extract(root, { dryRun: true });
  expect(files.map(({ path }) => path)).toEqual([current, ofFooter, ofNavbar]);
  expect(existsSync(join(root, 'i18n'))).toBe(false);
  await extract(root);
  const before = [current, ofFooter, ofNavbar].map((path) => statSync(join(root, path)).mtimeMs);
  expect((await extract(root)).files).toEqual([]);
  expect([current, ofFooter, ofNavbar].map((path) => statSync(join(root, path)).mtimeMs)).toEqual(before);
  expect(readdirSync(root).filter((name) => name.startsWith('.slodocs-'))).toEqual([]);
});

it('leaves translations as they are when labels, their order and number prefixes change', async () => {
  const root = temporarySite(site);
  await extract(root);
  for (const path of [current, ofNavbar, ofFooter]) translate(root, path);
  const [docs, bar] = [messages(root, current), messages(root, ofNavbar)];
  const renamed = navbar
    .replace("'Guides'", "'Handbooks'")
    .replace("'Code'", "'Sources'")
    .replace("{ label: 'News'", "{ label: 'Blog'");
  renameSync(join(root, 'docs/guides'), join(root, 'docs/02-guides'));
  writeSite(root, {
    'site.config.ts': configOf("['en', 'fr']", `navbar: ${renamed}, footer: ${footer}`),
    'docs/02-guides/_category_.json': guides.replace('"Guides"', '"Handbooks"').replace('All guides', 'All handbooks'),
  });
  const html = await page(root, 'fr/docs/install');
  for (const text of ['Guides (fr)', 'Code (fr)', 'News (fr)']) expect(html).toContain(text);
  const { files, languages } = await extract(root);
  expect(messages(root, current)).toEqual(docs);
  expect(messages(root, ofNavbar)).toEqual(bar);
  expect(files.flatMap(({ outdated }) => outdated)).toEqual([
    { key: 'folder.title:defaultSidebar:guides', before: 'All guides', after: 'All handbooks' },
    { key: 'folder:defaultSidebar:guides', before: 'Guides', after: 'Handbooks' },
    { key: 'href:https://git.case.example/nines', before: 'Code', after: 'Sources' },
    { key: 'to:/docs/guides/a', before: 'Guides', after: 'Handbooks' },
    { key: 'to:/docs/named/b', before: 'News', after: 'Blog' },
  ]);
  expect(languages[0]?.untranslated).toBe(0);
  // They are told of once, since descriptions are renewed.
  expect((await extract(root)).files).toEqual([]);
});

it('follows an original that nobody has translated, in builds as well', async () => {
  const root = temporarySite(site);
  await extract(root);
  writeSite(root, { ...site, 'docs/guides/_category_.json': guides.replace('"Guides"', '"Handbooks"') });
  expect(await page(root, 'fr/docs/guides/a')).toContain('>Handbooks<');
  const { languages } = await extract(root);
  expect(messages(root, current)['folder:defaultSidebar:guides']).toBe('Handbooks');
  expect(languages[0]).toMatchObject({ labels: 15, untranslated: 15 });
});

it('does not write a label that the language has in a file of its own', async () => {
  const root = temporarySite({ ...site, 'i18n/fr/docs/guides/_category_.json': '{ "label": "Les guides" }' });
  await extract(root);
  expect(messages(root, current)).toEqual({ 'version.label': 'Next' });
  expect(await page(root, 'fr/docs/guides/a')).toContain('Les guides');
});

it('knows keys that only the pages of the language read, and files that nothing reads', async () => {
  const old = 'i18n/fr/docusaurus-plugin-content-docs/version-0.9.json';
  const root = temporarySite({
    ...site,
    'i18n/fr/docs/named/index.md': '# Nommé\n',
    [current]: '{ "sidebar.defaultSidebar.category.Nommé": { "message": "Nommé par sa page" }, "gone": { "message": "Parti" } }',
    [old]: '{ "version.label": { "message": "0.9 (fr)" } }',
  });
  expect(await page(root, 'fr/docs/guides/a')).toContain('Nommé par sa page');
  const { files } = await extract(root, { prune: true });
  expect(files.find(({ path }) => path === current)?.removed).toEqual(['gone']);
  expect(files.find(({ path }) => path === old)).toMatchObject({ state: 'unused', removed: [] });
  expect(messages(root, current)['sidebar.defaultSidebar.category.Nommé']).toBe('Nommé par sa page');
  expect(messages(root, old)).toEqual({ 'version.label': '0.9 (fr)' });
});

it('takes an empty message for none', async () => {
  const root = temporarySite({ ...site, [current]: '{ "folder:defaultSidebar:guides": { "message": "" } }' });
  expect(await page(root, 'fr/docs/guides/a')).toContain('>Guides<');
  const { languages } = await extract(root);
  expect(languages[0]).toMatchObject({ labels: 15, untranslated: 15 });
  expect(messages(root, current)['folder:defaultSidebar:guides']).toBe('Guides');
});

it('writes nothing where a file is broken, is no JSON, or cannot be written', async () => {
  const broken = temporarySite({ ...site, [ofNavbar]: '{ "title": { "message": "Neuf" }, ' });
  const faulty = await extractLabels({ root: broken });
  expect(faulty.diagnostics.map(({ code }) => code)).toContain('configure/invalid-messages');
  expect(faulty.extracted).toBeUndefined();
  expect(existsSync(join(broken, current))).toBe(false);

  const yaml = temporarySite({ ...site, [ofNavbar]: '# A comment\n{ "title": { "message": "Neuf" } }\n' });
  expect((await extractLabels({ root: yaml })).refusal?.message).toBe(`"${ofNavbar}" is not JSON`);
  expect(existsSync(join(yaml, current))).toBe(false);

  const obstacle = temporarySite({ ...site, 'i18n/fr/docusaurus-theme-classic': 'a file' });
  const { refusal } = await extractLabels({ root: obstacle });
  expect(refusal?.message).toContain('the labels cannot be written');
  expect(existsSync(join(obstacle, current))).toBe(false);

  const outside = temporarySite({ 'outside.md': '# Outside\n' });
  const linked = temporarySite(site);
  mkdirSync(join(linked, 'i18n'));
  symlinkSync(outside, join(linked, 'i18n/fr'));
  await extractLabels({ root: linked });
  expect(readdirSync(outside).sort()).toEqual(['outside.md', 'site.config.ts']);
});

it('prunes nothing while the site has errors', async () => {
  const root = temporarySite({ ...site, 'docs/guides/a.md': '# A\n\n[Nowhere](./nowhere.md)\n' });
  write(root, current, { 'sidebar.docs.category.Gone': 'Disparu' });
  expect((await extractLabels({ root, prune: true })).refusal?.message).toContain('the site has errors');
  expect(messages(root, current)).toEqual({ 'sidebar.docs.category.Gone': 'Disparu' });
});
