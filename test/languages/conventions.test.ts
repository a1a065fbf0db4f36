// Dates, counts, lists and word segments of a site in several languages follow the language of each page.
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuildResult, build } from '../../src/index.ts';
import { wordsOf } from '../../src/plugins/search/engine/words.ts';
import { asRead, buildSite, configText, writeSite } from '../pipeline/built-site.ts';
import { readersSite } from './readers-site.ts';

describe('a site in several languages', () => {
  let root = '';
  let result: BuildResult;
  const read = (path: string): string => asRead(readFileSync(join(result.outDir, path), 'utf8'));
  beforeAll(async () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'slodocs-conventions-')));
    writeSite(root, readersSite);
    result = await build({ root });
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is built without a fault', () => {
    expect(result.diagnostics).toEqual([]);
  });

  it.each([
    ['', 'March 5, 2026', 'Mar 5, 2026'],
    ['de/', '5. März 2026', '05.03.2026'],
    ['ar/', '5 مارس 2026', '05\u200f/03\u200f/2026'],
    ['ja/', '2026年3月5日', '2026/03/05'],
    ['zh-Hans/', '2026年3月5日', '2026年3月5日'],
    // By the calendar that the site gives it.
    ['th/', '5 มีนาคม 2569', '5 มี.ค. 2569'],
  ])('says dates as /%s does', (base, ofPost, ofUpdate) => {
    expect(read(`${base}blog/2026/03/05/news/index.html`)).toContain(`>${ofPost}</time>`);
    expect(read(`${base}docs/guide/index.html`)).toContain(`<time dateTime="2026-03-05T00:00:00.000Z">${ofUpdate}</time>`);
  });

  it.each([
    ['', ['Auto', 'Übung', 'Zoo'], 'One doc tagged'],
    ['de/', ['Auto', 'Übung', 'Zoo'], 'Eine Seite'],
    ['ar/', ['ألف', 'ياء'], 'صفحة واحدة'],
    ['ja/', ['ア', 'い', 'は'], '1件のページ'],
  ])('counts and sorts tags as /%s does', (base, order, count) => {
    const page = read(`${base}docs/tags/index.html`);
    const places = order.map((label) => page.indexOf(`>${label}<`));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(page).toContain(count);
  });

  it('groups posts by the years of the calendar', () => {
    expect(read('blog/archive/index.html')).toContain('<h2 id="2026">2026</h2>');
    expect(read('th/blog/archive/index.html')).toContain('<h2 id="พ.ศ.-2569">พ.ศ. 2569</h2>');
  });

  it.each([
    ['ja/', '設定'],
    ['zh-Hans/', '数据'],
    ['th/', 'ข้อมูล'],
  ])('indexes the words of sentences in /%s as its language divides them', (base, word) => {
    const folder = join(result.outDir, base, 'search-index/default');
    const terms = readdirSync(folder).filter((name) => name.startsWith('terms-'));
    const lines = terms.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
    expect(lines.map((line) => line.split('\t')[0])).toContain(word);
    expect(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).lang).toBe(base.slice(0, -1));
  });

  it('names translations of an untranslated page to the script that suggests them, and not to search engines', () => {
    const untranslated = read('ar/docs/partly/index.html');
    expect(untranslated).toContain('<meta name="slodocs-translation" lang="de" content="/de/docs/partly">');
    expect(untranslated).toContain('<meta name="slodocs-translation" lang="en" content="/docs/partly">');
    expect(untranslated).not.toContain('hreflang="x-default"');
    expect(read('de/docs/partly/index.html')).not.toContain('slodocs-translation');
  });
});

it('asks the segmenter of the language of the text, never of the machine', () => {
  const { Segmenter } = Intl;
  const made = vi.spyOn(Intl, 'Segmenter').mockImplementation(function make(...given) {
    return new Segmenter(...given);
  });
  for (const lang of ['yue', 'lo', 'yue']) wordsOf('東京の設定', lang);
  const asked = made.mock.calls.map(([lang]) => lang);
  made.mockRestore();
  expect(asked).toEqual([
    ['yue', 'en'],
    ['lo', 'en'],
  ]);
});

it('tells components the languages of the site as Docusaurus does', async () => {
  const component =
    "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\n\n" +
    'export default function Told() {\n  const { i18n } = useDocusaurusContext();\n' +
    "  const { calendar } = i18n.localeConfigs[i18n.currentLocale];\n  return <p>{[i18n.currentLocale, i18n.defaultLocale, i18n.locales.join('+'), calendar].join(' ')}</p>;\n}\n";
  const { page } = await buildSite({
    'site.config.ts': configText(
      "i18n: { defaultLocale: 'en', locales: ['en', 'fa'], localeConfigs: { fa: { calendar: 'persian' } } },\n",
    ),
    'src/told.tsx': component,
    'docs/index.mdx': "import Told from '@site/src/told';\n\n# Home\n\n<Told />\n",
  });
  expect(page('docs')).toContain('<p>en en en+fa gregory</p>');
  expect(page('fa/docs')).toContain('<p>fa en en+fa persian</p>');
});

it('loads nothing of it on a site of one language, and no texts where readers are told nothing', async () => {
  const modulesOf = async (members: string): Promise<readonly string[]> => {
    const { result } = await buildSite({ 'site.config.ts': configText(members), 'docs/index.md': '# Home\n' });
    const names = readdirSync(join(result.outDir, 'assets')).map((name) => name.replace(/-[\w]+\.js$/, ''));
    return [...new Set(names)].filter((name) => /language|suggestion/.test(name)).sort();
  };
  expect(await modulesOf('')).toEqual([]);
  expect(await modulesOf("i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },\n")).toEqual([
    'language-suggestions',
    'languages',
    'suggestion',
  ]);
  expect(await modulesOf("i18n: { defaultLocale: 'en', locales: ['en', 'fr'], suggest: false },\n")).toEqual(['languages']);
});
