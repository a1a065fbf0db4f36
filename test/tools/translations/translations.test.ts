// Translations are stale when their originals say something else, and only then.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { build, diffTranslation, recordTranslations, translationStatus } from '../../../src/index.ts';
import { configText, temporarySite, writeSite } from '../../pipeline/built-site.ts';
import { isThorough } from '../../property-runs.ts';
import { edits, pageText } from './edits.ts';

/** Each edit at least once. */
const count = isThorough() ? 50 : edits.length;

const config = configText("  i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] },\n");

type Files = Readonly<Record<string, string>>;

/** Each page has a French translation. */
function pages(count: number): Files {
  return Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      [`docs/page-${n}.mdx`, pageText(n)],
      [`i18n/fr/docs/page-${n}.mdx`, `# Page ${n}\n\nEn français.\n`],
    ]).flat(),
  );
}

function repository(files: Files): { readonly root: string; git(...args: readonly string[]): string } {
  const root = temporarySite({ 'site.config.ts': config, '.gitignore': 'build\n.slodocs\n', ...files });
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@case.example', ...args], { cwd: root, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'one');
  return { root, git };
}

function edit(root: string, path: string, change: (text: string) => string): void {
  writeSite(root, { 'site.config.ts': config, [path]: change(readFileSync(join(root, path), 'utf8')) });
}

async function inState(root: string, state: string): Promise<readonly (string | undefined)[]> {
  const { translations = [] } = await translationStatus({ root, locales: ['fr'] });
  return translations.filter((one) => one.state === state).map(({ path }) => path);
}

it('takes no edit of form for one of meaning', async () => {
  const { root } = repository(pages(count));
  await recordTranslations({ root });
  for (let n = 0; n < count; n++) {
    const { name, form } = edits[n % edits.length] as (typeof edits)[number];
    edit(root, `docs/page-${n}.mdx`, (text) => {
      const after = form(text);
      expect(after, name).not.toBe(text);
      return after;
    });
  }
  expect(await inState(root, 'stale')).toEqual([]);
  expect(await inState(root, 'current')).toHaveLength(count);
});

it('finds each edit of meaning, and tells its words', async () => {
  const { root, git } = repository(pages(count));
  await recordTranslations({ root });
  for (let n = 0; n < count; n++) edit(root, `docs/page-${n}.mdx`, (edits[n % edits.length] as (typeof edits)[number]).meaning);
  expect(await inState(root, 'stale')).toHaveLength(count);
  git('commit', '--quiet', '-am', 'two');
  for (let n = 0; n < edits.length; n += isThorough() ? 1 : 4) {
    const { name, words } = edits[n] as (typeof edits)[number];
    const { difference } = await diffTranslation({ root, file: `i18n/fr/docs/page-${n}.mdx`, cwd: root });
    const told = (difference?.changes ?? []).map(({ before = '', after = '' }) => `${before} -> ${after}`).join('\n');
    expect(told, name).toContain(words);
    expect(difference?.changes.length, name).toBeLessThanOrEqual(2);
  }
  const { diagnostics } = await build({ root });
  expect(diagnostics.filter(({ code }) => code === 'translations/stale')).toHaveLength(count);
}, 60_000);

it('follows originals that move with their translations, and tells of those that are split', async () => {
  const { root } = repository(pages(20));
  await recordTranslations({ root });
  const before = readFileSync(join(root, 'i18n/translations.lock'), 'utf8');
  for (let n = 0; n < 10; n++) {
    for (const folder of ['docs', 'i18n/fr/docs']) {
      const to = join(root, `${folder}/moved/renamed-${n}.mdx`);
      mkdirSync(dirname(to), { recursive: true });
      renameSync(join(root, `${folder}/page-${n}.mdx`), to);
    }
  }
  for (let n = 10; n < 15; n++) {
    const [first = '', second = ''] = pageText(n).split('## Second');
    writeSite(root, {
      'site.config.ts': config,
      [`docs/page-${n}.mdx`]: first,
      [`docs/page-${n}-more.mdx`]: `# More of ${n}\n\n## Second${second}`,
    });
  }
  for (let n = 15; n < 20; n++) renameSync(join(root, `docs/page-${n}.mdx`), join(root, `docs/other-${n}.mdx`));
  expect(await inState(root, 'current')).toHaveLength(10);
  expect(await inState(root, 'stale')).toHaveLength(5);
  expect(await inState(root, 'orphan')).toHaveLength(5);
  // The five that were split off, and five originals under other names.
  expect(await inState(root, 'missing')).toHaveLength(10);
  const { recorded } = await recordTranslations({ root });
  expect(recorded).toMatchObject({ changed: [], count: 15 });
  expect(recorded?.removed).toHaveLength(15);
  const after = readFileSync(join(root, 'i18n/translations.lock'), 'utf8');
  expect(after).toContain('fr\tdocs/moved/renamed-3.mdx\t');
  expect(digestsIn(after).every((digest) => digestsIn(before).includes(digest))).toBe(true);
});

const digestsIn = (lock: string): readonly string[] => lock.match(/[\da-f]{16}$/gm) ?? [];

it('adopts translations by the commit in which they were last changed', async () => {
  const { root, git } = repository(pages(3));
  edit(root, 'docs/page-0.mdx', (text) => text.replace('opens', 'closes'));
  git('commit', '--quiet', '-am', 'an original');
  git('mv', 'docs/page-1.mdx', 'docs/other.mdx');
  git('mv', 'i18n/fr/docs/page-1.mdx', 'i18n/fr/docs/other.mdx');
  git('commit', '--quiet', '-am', 'a move');
  edit(root, 'docs/other.mdx', (text) => text.replace('opens', 'closes'));
  edit(root, 'docs/page-2.mdx', (text) => text.replace('opens', 'closes'));
  edit(root, 'i18n/fr/docs/page-2.mdx', (text) => `${text}\nEncore.\n`);
  git('commit', '--quiet', '-am', 'an original and its translation');
  const { recorded } = await recordTranslations({ root });
  expect(recorded?.changed.map(({ from }) => from)).toEqual(['history', 'history', 'history']);
  expect(await inState(root, 'stale')).toEqual(['i18n/fr/docs/other.mdx', 'i18n/fr/docs/page-0.mdx']);
  const marked = await recordTranslations({ root, files: ['docs/page-0.mdx'], cwd: root });
  expect(marked.recorded?.changed.map(({ path }) => path)).toEqual(['i18n/fr/docs/page-0.mdx']);
  expect(await inState(root, 'stale')).toEqual(['i18n/fr/docs/other.mdx']);
});

it('tells what is wrong with a record and with names, and then changes nothing', async () => {
  const lock = 'fr\tdocs/page-0.mdx\t0123456789abcdef\n<<<<<<< ours\nfr docs/page-1.mdx\n';
  const { root } = repository({ ...pages(2), 'i18n/translations.lock': lock });
  const { refusal } = await recordTranslations({ root });
  expect(refusal?.message).toContain('lines that cannot be read');
  const { diagnostics } = await build({ root });
  const invalid = diagnostics.filter(({ code }) => code === 'translations/invalid-lock');
  expect(invalid.map(({ place }) => place?.start.line)).toEqual([2, 3]);
  expect(readFileSync(join(root, 'i18n/translations.lock'), 'utf8')).toBe(lock);
  rmSync(join(root, 'i18n/translations.lock'));
  const misspelt = await recordTranslations({ root, files: ['i18n/fr/docs/page-00.mdx'], cwd: root });
  expect(misspelt.refusal?.help).toContain('Did you mean "i18n/fr/docs/page-0.mdx"?');
  const unknown = await translationStatus({ root, locales: ['it'] });
  expect(unknown.refusal?.message).toContain('the site is not translated into "it"');
});
