// The blogs of two corpora to what Docusaurus makes of them: routes, dates, reading times, tags, authors, and all lists in order.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyWritable } from '../../../bench/arrange-jest.mjs';
import { build } from '../../../src/index.ts';
import { corpora, isPresent, readExpected } from '../../corpora/corpus.ts';
import { isThorough } from '../../property-runs.ts';

/** What is compared of a page. Keys that say nothing are left out, as in the files of expectations. */
interface Facts {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly date?: string | undefined;
  readonly readingTime?: number | undefined;
  readonly truncated?: boolean | undefined;
  readonly unlisted?: boolean | undefined;
  readonly authors?: readonly unknown[] | undefined;
  readonly tags?: readonly unknown[] | undefined;
  readonly prev?: readonly [string, string] | undefined;
  readonly next?: readonly [string, string] | undefined;
  readonly items?: readonly (readonly [string, string?])[] | undefined;
}

/** A plugin that tells what the pages of posts were handed: not all of it stands in the HTML. */
const probe = `{
  name: 'probe',
  apiVersion: 1,
  emit({ site }) {
    const own = site.pages.filter((page) => page.origin === 'posts' || String(page.docs).startsWith('@posts'));
    const text = JSON.stringify(own.map(({ route, title, description, unlisted, layout, props, previous, next, document }) =>
      ({ route, title, description, unlisted, layout, props, previous, next, truncated: document?.facts.post.truncated })));
    return [{ path: 'probe.json', key: String(text.length), make: () => text }];
  },
}`;

const config = (title: string, members: string, options: string): string => `import { posts } from 'slodocs/plugins';

export default {
  title: '${title}',
  ${members}
  plugins: [posts(${options}), ${probe}],
  preset: { 'git-dates': false, search: false, twins: false },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
};
`;

test.skipIf(!(await isPresent('edge')))('the blog of edge cases is what Docusaurus makes of it', async () => {
  const options = "{ postsPerPage: 3, blogTitle: 'Edge blog', blogDescription: 'Posts', blogSidebarCount: 2 }";
  const members = "url: 'https://edge.example', baseUrl: '/base/', severity: { 'resolve/broken-image': 'off' },";
  const { ours, theirs } = await compare('edge', 'edge', config('Edge', members, options));
  expect(Object.keys(ours)).toHaveLength(20);
  // A post without title is called by its date: theirs has links and a heading without words.
  const nameless = '/base/blog/2024/03/02/';
  expect(theirs[nameless]?.title).toBeUndefined();
  expect(ours).toEqual({ ...named(theirs, nameless), [nameless]: { ...theirs[nameless], title: 'March 2, 2024' } });
});

test.skipIf(!isThorough() || !(await isPresent('jest')))('the blog of Jest is what Docusaurus makes of it', async () => {
  const members = "url: 'https://jestjs.io', severity: { 'resolve/broken-image': 'off' },";
  const { ours, theirs } = await compare('jest', 'jest/website', config('Jest', members, '{}'));
  expect(Object.keys(ours)).toHaveLength(27);
  // Theirs takes what stands between two colons for the name of an emoji, and leaves out a sentence and a half.
  const faulty = '/blog/2016/09/01/jest-15';
  expect(theirs[faulty]?.description).toContain('we invested very little we can move fast');
  expect(ours[faulty]?.description).toContain('we invested very little: the CLI output');
  expect({ ...ours, [faulty]: { ...ours[faulty], description: '' } }).toEqual({
    ...theirs,
    [faulty]: { ...theirs[faulty], description: '' },
  });
});

/** Links to a page, which have no words there, with its date. */
function named(pages: Readonly<Record<string, Facts>>, route: string): Record<string, Facts> {
  const printed = JSON.stringify(pages).replaceAll(JSON.stringify(['', route]), JSON.stringify(['March 2, 2024', route]));
  return JSON.parse(printed) as Record<string, Facts>;
}

/** Both by route. */
async function compare(name: string, folder: string, text: string) {
  const root = await mkdtemp(join(tmpdir(), 'slodocs-blog-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const part of ['blog', 'static']) await copyWritable(join(corpora, folder, part), join(root, part));
  await mkdir(join(root, 'docs'));
  await writeFile(join(root, 'docs/index.md'), '# Docs\n');
  await writeFile(join(root, 'site.config.ts'), text);
  const result = await build({ root });
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const base = text.includes("'/base/'") ? '/base' : '';
  const ours = Object.fromEntries(
    (JSON.parse(await readFile(join(result.outDir, 'probe.json'), 'utf8')) as Probed[]).map((page) => [
      `${base}${page.route.path}`,
      lean(oursOf(page, base)),
    ]),
  );
  const expected = await readExpected(name);
  const blog = Object.entries(expected.routes).filter(([route]) => /^(?:\/base)?\/blog(?:\/|$)/.test(route));
  const theirs = Object.fromEntries(blog.map(([route, page]) => [route, lean(theirsOf(page as unknown as Theirs))]));
  return { ours, theirs };
}

interface Probed {
  readonly route: { readonly path: string };
  readonly title: string;
  readonly description: string;
  readonly unlisted: boolean;
  readonly layout: string;
  readonly truncated?: boolean;
  readonly previous?: { readonly label: string; readonly route: { readonly path: string } };
  readonly next?: Probed['previous'];
  readonly props: {
    readonly date?: string;
    readonly readingTime?: number;
    readonly authors?: readonly { name: string; key: string; page: string | null; url: string | null }[];
    readonly tags?: readonly { label: string; href: string }[];
    readonly items?: readonly { title: string; href: string }[];
    readonly newer?: string | null;
    readonly older?: string | null;
    readonly letters?: readonly { tags: readonly { label: string; href: string; count: number }[] }[];
  };
}

function oursOf({ title, description, unlisted, layout, truncated, previous, next, props }: Probed, base: string): Facts {
  const neighbour = (link: Probed['previous']): [string, string] | undefined => link && [link.label, `${base}${link.route.path}`];
  const end = (label: string, href?: string | null): [string, string] | undefined => (href ? [label, href] : undefined);
  if (layout !== 'post') {
    return {
      title,
      description,
      unlisted,
      prev: end('Newer entries', props.newer),
      next: end('Older entries', props.older),
      items:
        props.letters?.flatMap(({ tags }) => tags.map(({ label, href, count }) => [`${label}${count}`, href] as const)) ??
        props.items?.map((item) => [item.title, item.href] as const),
    };
  }
  return {
    title,
    description,
    unlisted,
    truncated,
    date: props.date,
    readingTime: props.readingTime,
    authors: props.authors?.map(({ name, key, page, url }) => [name, key || null, page, url]),
    tags: props.tags?.map(({ label, href }) => [label, href]),
    prev: neighbour(previous),
    next: neighbour(next),
  };
}

interface Theirs extends Facts {
  readonly component: string;
  readonly metaTitle?: string;
}

function theirsOf({ component, metaTitle, title = '', description, ...page }: Theirs): Facts {
  const { date, readingTime, truncated, unlisted, authors, tags, prev, next, items } = page;
  // The title of the site behind the last delimiter is not part of the title of the page.
  const own = metaTitle ?? title.replace(/ [|·] (?:Edge|Jest)$/, '');
  const isPost = component === 'BlogPostPage';
  return isPost
    ? { title: own, description, date, readingTime, truncated, unlisted, authors, tags, prev, next }
    : { title: own, description, unlisted, prev, next, items };
}

/** Without what says nothing. */
function lean(facts: Facts): Facts {
  const says = (value: unknown): boolean => !(value === undefined || value === '' || value === false || value === null);
  const isFilled = (value: unknown): boolean => says(value) && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => isFilled(value)));
}
