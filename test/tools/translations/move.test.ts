// Pages that move take their translations along, with links and records.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, moveContent, recordTranslations, translationStatus } from '../../../src/index.ts';
import { configText, temporarySite } from '../../pipeline/built-site.ts';

const docusaurus = 'i18n/de/docusaurus-plugin-content-docs/current';

const files = {
  'site.config.ts': configText("  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },\n"),
  'docs/index.md': '# Home\n\nSee [the guide](./guide/start.md#part).\n',
  'docs/guide/start.md': '# Start\n\nSee [more](./more.md) and [home](../index.md).\n\n## Part\n\nText.\n',
  'docs/guide/more.md': '# More\n\nSee [start](start.md).\n',
  'i18n/fr/docs/index.md': '# Accueil\n\nVoir [le guide](./guide/start.md#part) et [la suite](guide/more.md).\n',
  'i18n/fr/docs/guide/start.md': '# Début\n\nVoir [la suite](./more.md) et [accueil](../index.md).\n\n## Partie\n\nTexte.\n',
  [`${docusaurus}/guide/more.md`]: '# Mehr\n\nSiehe [Anfang](start.md).\n',
};

const site = (): ((path: string) => string | undefined) & { readonly root: string } => {
  const root = temporarySite(files);
  const read = (path: string): string | undefined =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
  return Object.assign(read, { root });
};

it('moves the translations of a page, wherever they are, and rewrites links in all languages', async () => {
  const read = site();
  const { root } = read;
  await recordTranslations({ root });
  const { moved } = await moveContent({ root, cwd: root, from: 'docs/guide/more.md', to: 'docs/deep/er/further.md' });
  expect(moved?.translations).toEqual([{ from: `${docusaurus}/guide/more.md`, to: `${docusaurus}/deep/er/further.md` }]);
  expect(read(`${docusaurus}/deep/er/further.md`)).toContain('[Anfang](../../guide/start.md)');
  expect(read('i18n/fr/docs/index.md')).toContain('[la suite](deep/er/further.md)');
  expect(read('i18n/fr/docs/guide/start.md')).toContain('[la suite](../deep/er/further.md)');
  expect(read('docs/guide/start.md')).toContain('[more](../deep/er/further.md)');
  expect(read('i18n/translations.lock')).toContain('de\tdocs/deep/er/further.md\t');
  const { translations = [] } = await translationStatus({ root });
  expect(translations.filter(({ path }) => path !== undefined).map(({ state }) => state)).toEqual([
    'current',
    'current',
    'current',
  ]);
  const { diagnostics } = await build({ root });
  expect(diagnostics).toEqual([]);
});

it('moves the folders of translations of a folder', async () => {
  const read = site();
  const { root } = read;
  const { moved } = await moveContent({ root, cwd: root, from: 'docs/guide', to: 'docs/handbook' });
  expect(moved?.translations).toEqual([
    { from: 'i18n/fr/docs/guide', to: 'i18n/fr/docs/handbook' },
    { from: `${docusaurus}/guide`, to: `${docusaurus}/handbook` },
  ]);
  expect(read('i18n/fr/docs/index.md')).toContain('[le guide](./handbook/start.md#part)');
  expect(read('i18n/fr/docs/guide/start.md')).toBeUndefined();
  expect((await build({ root })).diagnostics).toEqual([]);
});

it('changes nothing where a translation is in the way', async () => {
  const root = temporarySite({ ...files, [`${docusaurus}/other.md`]: '# Anderes\n' });
  const { refusal } = await moveContent({ root, cwd: root, from: 'docs/guide/more.md', to: 'docs/other.md' });
  expect(refusal?.message).toContain(`"${docusaurus}/other.md" already exists`);
  expect(existsSync(join(root, 'docs/guide/more.md'))).toBe(true);
});
