// `slodocs urls` as it is typed: what it prints, and the ledger that it writes.
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { build, slodocs } from '../in-process.ts';

/** With all that a site has by itself, for the page of the search has an address as well. */
const config = "export default { title: 'Disk', url: 'https://disk.example', preset: { 'git-dates': false } };\n";

const pages = {
  'site.config.ts': config,
  'docs/index.md': '# Home\n\n## Use it\n\nA note.[^1]\n\n[^1]: Notes are counted, and promise nothing.\n',
  'docs/sp ace.md': '---\ntags: [one]\n---\n\n# Space\n\n## Über uns\n\n<span id="100%"></span>\n',
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n\n## Not promised\n',
};

const urls = (root: string, ...words: string[]) => slodocs(tmpdir(), 'urls', root, ...words);
const ledgerOf = (root: string): string => readFileSync(join(root, 'urls.lock'), 'utf8');

test('lists addresses, and writes the ledger only when told to', async () => {
  const root = site(pages);
  const listed = await urls(root);
  expect(listed).toMatchObject({
    code: 0,
    printed: '/docs/\tuse-it\n/docs/hidden\n/docs/sp%20ace\t100%25 über-uns\n/docs/tags\n/docs/tags/one\n/search\n',
  });
  expect(() => ledgerOf(root)).toThrow('ENOENT');
  const { urls: found } = JSON.parse((await urls(root, '--json')).printed) as { urls: unknown[] };
  expect(found).toContainEqual({ path: '/docs/sp ace', anchors: ['100%', 'über-uns'] });

  const updated = await urls(root, '--update');
  expect(updated.code).toBe(0);
  expect(updated.printed).toContain('+ /docs/sp ace#über-uns\n');
  expect(updated.printed).toContain('urls.lock contains 6 addresses: 9 added, 0 removed\n');
  expect(ledgerOf(root)).toBe(listed.printed);
  expect((await urls(root, '--update')).printed).toContain('unchanged');
});

test('a deleted heading is reported at its line and column, in warm builds as in cold ones', async () => {
  const root = site(pages);
  await urls(root, '--update');
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
  put(root, { 'docs/sp ace.md': '---\ntags: [one]\n---\n\n# Space\n\n## Über uns alle\n\n<span id="100%"></span>\n' });
  const warm = await build(root, ['--strict']);
  expect(warm.code).toBe(1);
  expect(warm.printed).toContain(
    'warning[resolve/lost-anchor]: the page at "/docs/sp ace" no longer has a heading or element with the id "über-uns"',
  );
  expect(warm.printed).toMatch(/--> .*urls\.lock:3:23\n/);
  expect(warm.printed).toMatch(/note: this heading has the id "über-uns-alle"\n --> .*docs\/sp ace\.md:7:1\n/);
  const cold = await build(root, ['--strict', '--no-cache']);
  expect(cold.printed).toBe(warm.printed);
  // What is gone on purpose is gone from the ledger.
  expect((await urls(root, '--update')).printed).toContain('- /docs/sp ace#über-uns\n+ /docs/sp ace#über-uns-alle\n');
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
});

test('keeps the addresses of all languages, each below its own folder', async () => {
  const root = site({
    'site.config.ts': config.replace(' }', ", search: false }, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }"),
    'docs/index.md': '# Home\n\n## Use it\n',
    'docs/install.md': '# Install\n',
    'i18n/fr/docs/index.md': '# Accueil\n\n## Servez-vous {#servez-vous}\n',
    'i18n/fr/docs/install.md': '---\nslug: installer\n---\n\n# Installer\n',
  });
  const printed = '/docs/\tuse-it\n/docs/install\n/fr/docs/\tservez-vous\n/fr/docs/installer\n';
  expect(await urls(root, '--update')).toMatchObject({ code: 0 });
  expect(ledgerOf(root)).toBe(printed);
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
  put(root, {
    'i18n/fr/docs/index.md': '# Accueil\n',
    'i18n/fr/docs/install.md': '---\nslug: installez\n---\n\n# Installer\n',
  });
  const lost = (await build(root, ['--strict'])).printed;
  expect(lost).toMatch(/lost-anchor]: the page at "\/fr\/docs\/" no longer has a heading [\s\S]*?--> .*urls\.lock:3:11\n/);
  expect(lost).toMatch(
    /lost-address]: "\/fr\/docs\/installer" no longer [\s\S]*?--> .*urls\.lock:4:1\n[\s\S]*?redirect_from: \[\/docs\/installer\]/,
  );
  put(root, {
    'i18n/fr/docs/index.md': '# Accueil\n\n## Servez-vous {#servez-vous}\n',
    'i18n/fr/docs/install.md': '---\nslug: installez\nredirect_from: [/docs/installer]\n---\n\n# Installer\n',
  });
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
});

test('an edit of the ledger alone is seen by a warm build, and so is its deletion', async () => {
  const root = site(pages);
  await build(root);
  put(root, { 'urls.lock': '/docs/gone\n' });
  expect((await build(root)).printed).toContain('error[resolve/lost-address]: "/docs/gone" no longer has a page or a redirect');
  rmSync(join(root, 'urls.lock'));
  expect(await build(root, ['--strict'])).toMatchObject({ code: 0 });
});

test('writes over a ledger that was edited by hand, and not where the site has other faults', async () => {
  const root = site({ ...pages, 'urls.lock': '<<<<<<< HEAD\nno address\n' });
  expect(await urls(root, '--update')).toMatchObject({ code: 0 });
  expect(ledgerOf(root)).toMatch(/^\/docs\/\t/);
  put(root, { 'docs/broken.md': '[x](./none.md)\n' });
  const before = ledgerOf(root);
  const refused = await urls(root, '--update');
  expect(refused.code).toBe(1);
  expect(refused.printed).toContain('error[resolve/broken-link]');
  expect(ledgerOf(root)).toBe(before);
});

test('a ledger that cannot be read is told of', async () => {
  const root = site({ ...pages, 'urls.lock/not-a-file': '' });
  expect((await build(root)).printed).toContain('error[resolve/invalid-ledger]: the ledger cannot be read:');
  const { code, printed } = await urls(root, '--update');
  expect(code).toBe(2);
  expect(printed).toContain('error: the ledger cannot be written:');
});

test('an address that ends with ".html" is promised beside that of the page, and lost without its redirect', async () => {
  const root = site({ ...pages, 'docs/a.md': '---\nredirect_from: /docs/a.html\n---\n\n# A\n' });
  await urls(root, '--update');
  expect(ledgerOf(root)).toContain('\n/docs/a\n/docs/a.html\n');
  put(root, { 'docs/a.md': '# A\n' });
  expect((await build(root)).printed).toContain('error[resolve/lost-address]: "/docs/a.html" no longer has a page or a redirect');
  put(root, { 'docs/a.md': '---\nslug: /b\nredirect_from: /docs/a.html\n---\n\n# A\n' });
  expect((await build(root)).printed).toContain('error[resolve/lost-address]: "/docs/a" no longer has a page or a redirect');
});
