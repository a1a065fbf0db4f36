// Releases: versions out of texts, their order, and an instance of 300 of them with patches and betas.
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { newestFirst, readVersion } from '../../../src/plugins/posts/post.ts';
import { buildSite, configText } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';

const semver = createRequire(import.meta.url)('semver') as { rsort(versions: string[]): string[] };

describe('a version', () => {
  test.each([
    ['1.40', '1.40', [1, 40, 0], []],
    ['v1.72.0', '1.72.0', [1, 72, 0], []],
    ['0.65.0-beta01', '0.65.0-beta01', [0, 65, 0], ['beta01']],
    ['0.106.0-beta', '0.106.0-beta', [0, 106, 0], ['beta']],
    ['1.2.3-x.7.z', '1.2.3-x.7.z', [1, 2, 3], ['x', '7', 'z']],
    ['Release 1.155.0', '1.155.0', [1, 155, 0], []],
    ['Agent 0.65.0-beta01 is out', '0.65.0-beta01', [0, 65, 0], ['beta01']],
    ['nines-1.40', '1.40', [1, 40, 0], []],
    ['1.40-faster-charts', '1.40', [1, 40, 0], []],
    ['Nines 2.0-rc.1: charts', '2.0-rc.1', [2, 0, 0], ['rc', '1']],
    ['1.40-2fa-login', '1.40', [1, 40, 0], []],
    ['1.0.0-beta-2', '1.0.0-beta-2', [1, 0, 0], ['beta-2']],
    ['What is new in 1.40.', '1.40', [1, 40, 0], []],
  ])('in %j is %s', (text, written, numbers, suffix) => {
    expect(readVersion(text)).toEqual({ text: written, numbers, suffix });
  });

  test.each(['', 'Welcome', '2024 in Nines', 'version 7', '1.2.3.4', 'x1.40', '10.0.0.1 is an address'])(
    'is not in %j',
    (text) => {
      expect(readVersion(text)).toBeUndefined();
    },
  );
});

/** 20 minor versions of 10 patches, each minor with betas; every third without its last number, as releases were named once. */
function versions(): string[] {
  const list: string[] = [];
  for (let minor = 0; minor < 20; minor++) {
    for (let patch = 0; patch < 10; patch++) list.push(patch === 0 && minor % 3 === 0 ? `1.${minor}` : `1.${minor}.${patch}`);
    for (const beta of ['beta', 'beta01', 'beta02', 'rc.2', 'rc.10']) list.push(`1.${minor}.0-${beta}`);
  }
  return list;
}

const padded = (version: string): string => version.replace(/^(\d+\.\d+)(?=$|-)/, '$1.0');

test('releases stand in the order of their versions, whatever their dates say', () => {
  const list = versions();
  // Dates that rise, fall, and tie.
  const posts = list.map((path, index) => ({ path, date: `2025-01-0${(index % 3) + 1}`, version: readVersion(path) }));
  const order = newestFirst(posts).map(({ path }) => padded(path));
  expect(order).toHaveLength(300);
  expect(order).toEqual(semver.rsort(list.map(padded)));
  expect(newestFirst([...posts].reverse())).toEqual(newestFirst(posts));
});

test('what is no release stands among them by its date, and posts of one day by their paths', () => {
  const post = (path: string, date: string | undefined) => ({ path, date, version: readVersion(path) });
  const posts = [
    post('1.9', '2025-01-01'),
    post('1.10', '2025-01-05'),
    post('b', '2025-01-03'),
    post('a', '2025-01-03'),
    post('z', '2025-02-01'),
    post('undated', undefined),
  ];
  expect(newestFirst(posts).map(({ path }) => path)).toEqual(['z', '1.10', 'a', 'b', '1.9', 'undated']);
});

deepTest('300 releases have 60 pages of 5, stand by year, and are summed up in latest.json', async () => {
  const list = versions();
  const order = semver.rsort(list.map(padded));
  const yearOf = (version: string): number => 2021 + Math.floor((300 - 1 - order.indexOf(padded(version))) / 100);
  const files = list.map((version) => [
    `notes/archive_${yearOf(version)}/${version}.md`,
    `---\ndate: ${yearOf(version)}-06-01\n---\n\nWhat is new in ${version}.\n\n<!-- truncate -->\n\nAll of it.\n`,
  ]);
  const config = configText(
    "  plugins: [posts({ id: 'app', path: 'notes', routeBasePath: 'notes', postsPerPage: 5, releases: true, blogSidebarCount: 10 })],\n",
  ).replace('\n', "\nimport { posts } from 'slodocs/plugins';\n");
  const { page, file } = await buildSite({
    'site.config.ts': config,
    'docs/index.md': '# Home\n',
    ...Object.fromEntries(files),
    'notes/archive_2023/1.99.md': '---\ndate: 2023-01-01\nunlisted: true\n---\n\nNot told of.\n',
  });
  const titlesOf = (html: string): string[] =>
    [...html.matchAll(/<h2 class="post-title"><a[^>]*>([^<]*)/g)].map(([, title = '']) => padded(title));
  const pages = Array.from({ length: 60 }, (_, index) => titlesOf(page(index === 0 ? 'notes' : `notes/page/${index + 1}`)));
  expect(pages.every((titles) => titles.length === 5)).toBe(true);
  expect(pages.flat()).toEqual(order);
  expect(file('notes/page/61/index.html')).toBeUndefined();

  const archive = [...page('notes/archive').matchAll(/<h2 id="(\d+)">|<time[^>]*>([^<]*)<\/time> ([^<]*)/g)];
  const years = archive.flatMap(([, year]) => year ?? []);
  expect(years).toEqual(['2023', '2022', '2021']);
  expect(archive.flatMap(([, , , version]) => (version === undefined ? [] : padded(version)))).toEqual(order);
  expect(archive.flatMap(([, , day]) => day ?? [])).toEqual(Array.from({ length: 300 }, () => 'June 1'));

  expect(JSON.parse(file('notes/latest.json') ?? '')).toEqual({
    stable: {
      version: '1.19.9',
      title: '1.19.9',
      href: 'https://case.example/notes/archive_2023/1.19.9',
      date: '2023-06-01T00:00:00.000Z',
    },
    beta: {
      version: '1.19.0-rc.10',
      title: '1.19.0-rc.10',
      href: 'https://case.example/notes/archive_2023/1.19.0-rc.10',
      date: '2023-06-01T00:00:00.000Z',
    },
  });
  expect(page('notes/archive_2023/1.99')).toContain('Unlisted page');
  expect(file('sitemap.xml')).not.toContain('1.99');
  expect(file('sitemap.xml')).toContain('/notes/archive_2023/1.19.9<');
});

test.each([true, false])('tags are beside the date of releases, below the text of other posts: %s', async (releases) => {
  const config = configText(
    `  plugins: [posts({ path: 'notes', routeBasePath: 'notes', releases: ${releases}, onInlineTags: 'ignore' })],\n`,
  ).replace('\n', "\nimport { posts } from 'slodocs/plugins';\n");
  const { page } = await buildSite({
    'site.config.ts': config,
    'docs/index.md': '# Home\n',
    'notes/1.0.0.md': '---\ndate: 2025-01-01\ntags: [fixed]\n---\n\nThe text.\n\n<!-- truncate -->\n\nMore.\n',
  });
  for (const html of [page('notes/1.0.0'), page('notes')]) {
    expect(html.match(/rel="tag"/g)).toHaveLength(1);
    expect(html.indexOf('rel="tag"') < html.indexOf('<p>The text.')).toBe(releases);
  }
});
