// Names of all kinds in configs of other generators: what is written of them means what they mean, and runs nothing.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Generator, takeOverSite } from '../../../src/index.ts';
import { literal } from '../../../src/kit/print/javascript.ts';
import { hostileNames } from '../../kit/print/hostile-names.ts';
import { sampled } from '../../sampled.ts';
import { loadWritten } from '../load-written.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slodocs-hostile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A config with a name at every place of one, and with all names wherever there is a list. */
interface Origin {
  readonly file: string;
  readonly page: string;
  /** What of a list of all names is written as it is. */
  readonly lists: (name: string) => boolean;
  write(name: string, names: readonly string[]): string;
}

const url = 'https://docs.nines.example';

/** JSON is YAML; lone halves of pairs are escapes in it. */
const json = (value: unknown): string => JSON.stringify(value);

const origins: Readonly<Record<Generator, Origin>> = {
  mkdocs: {
    file: 'mkdocs.yml',
    page: 'docs/index.md',
    lists: (name) => name !== '',
    write: (name, names) =>
      json({
        site_name: name,
        site_description: name,
        site_url: url,
        copyright: name,
        plugins: [...names, ...names.map((one) => ({ [one]: { [one]: one } })), { redirects: { redirect_maps: record(names) } }],
        markdown_extensions: names,
        nav: names.map((one) => ({ [one]: 'index.md' })),
        extra: { social: names.map((one) => ({ icon: one, link: one, name: one })), [name]: name },
        theme: { name: 'material', logo: name, favicon: name, palette: [{ scheme: name, primary: name }], features: names },
        [`k${name}`]: name,
      }),
  },
  docusaurus: {
    file: 'docusaurus.config.mjs',
    page: 'docs/index.md',
    lists: () => true,
    write: (name, names) =>
      `export default ${literal({
        title: name,
        tagline: name,
        url,
        baseUrl: '/',
        favicon: name,
        plugins: [...names, ...names.map((one) => [one, { [one]: one }])],
        themes: names,
        presets: [['classic', { docs: { routeBasePath: name, editUrl: name, [name]: name } }]],
        customFields: record(names),
        headTags: names.map((one) => ({ tagName: 'meta', attributes: { [`k${one}`]: one } })),
        stylesheets: names,
        scripts: names,
        themeConfig: {
          navbar: { title: name, items: names.map((one) => ({ label: one, href: `${url}/${one}` })) },
          footer: { copyright: name, links: names.map((one) => ({ title: one, items: [{ label: one, href: url }] })) },
          metadata: names.map((one) => ({ name: one, content: one })),
          announcementBar: { id: name, content: name },
          prism: { additionalLanguages: names },
          algolia: { appId: name, apiKey: name, indexName: name },
          [name]: name,
        },
        [`k${name}`]: name,
      })};\n`,
  },
  vitepress: {
    file: '.vitepress/config.mjs',
    page: 'index.md',
    lists: () => true,
    write: (name, names) =>
      `export default ${literal({
        title: name,
        description: name,
        lang: name,
        srcExclude: names,
        head: names.map((one) => ['meta', { [`k${one}`]: one, content: one }]),
        rewrites: record(names),
        themeConfig: {
          siteTitle: name,
          logo: { src: name, alt: name },
          nav: names.map((one) => ({ text: one, link: `${url}/a` })),
          sidebar: Object.fromEntries(
            names.map((one) => [
              one,
              [
                { text: one, link: '/' },
                { text: one, link: '/gone' },
              ],
            ]),
          ),
          socialLinks: names.map((one) => ({ icon: one, link: one })),
          footer: { message: name, copyright: name },
          editLink: { pattern: `${name}/:path` },
          search: { provider: 'algolia', options: { appId: name, apiKey: name, indexName: name } },
          [name]: name,
        },
        [`k${name}`]: name,
      })};\n`,
  },
  starlight: {
    file: 'astro.config.mjs',
    page: 'src/content/docs/index.md',
    lists: () => true,
    write: (name, names) =>
      `import starlight from '@astrojs/starlight';\nexport default ${literal({
        site: url,
        redirects: record(names),
        [name]: name,
      })
        .replace(/^\{/, '{ integrations: [starlight(OPTIONS)],')
        .replace('OPTIONS', () =>
          literal({
            title: name,
            description: name,
            logo: { src: name, alt: name },
            favicon: name,
            customCss: names,
            head: names.map((one) => ({ tag: 'meta', attrs: { [`k${one}`]: one } })),
            social: names.map((one) => ({ icon: one, label: one, href: one })),
            sidebar: names.map((one) => ({ label: one, link: url })),
            editLink: { baseUrl: name },
            components: record(names),
            plugins: names,
            [`k${name}`]: name,
          }),
        )};\n`,
  },
};

function record(names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, name]));
}

async function write(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** All texts in a config, and in what the hooks of its own plugin return. */
function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  const isOwn = (value as { name?: unknown }).name === 'head-elements';
  for (const [key, one] of Object.entries(value)) {
    yield key;
    yield* textsIn(key === 'head' && isOwn ? (one as () => unknown)() : one);
  }
}

async function takeOver(generator: Generator, at: string, name: string, names: readonly string[]) {
  const { file, page, write: print } = origins[generator];
  const root = join(folder, at);
  await write(root, file, print(name, names));
  await write(root, page, '# Home\n\nText.\n');
  const { refusal, written, diagnostics } = await takeOverSite({ generator, root });
  expect(refusal).toBeUndefined();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(written).toContain('site.config.ts');
  const config = (await loadWritten(join(root, 'site.config.ts')))['default'] as { title: string };
  const sidebars = written.includes('sidebars.ts') ? await loadWritten(join(root, 'sidebars.ts')) : {};
  expect(globalThis).not.toHaveProperty('pwned');
  for (const path of ['pwned', join(root, 'pwned'), join(folder, 'pwned')]) expect(existsSync(path), path).toBe(false);
  return {
    config,
    texts: new Set([...textsIn(config), ...textsIn(sidebars)]),
    text: await readFile(join(root, 'site.config.ts'), 'utf8'),
  };
}

/** In data no site may hold them: what has one is refused. */
const refused = /[\0\uFFFE]/;

describe.each(['mkdocs', 'docusaurus', 'vitepress', 'starlight'] as const)('a site of %s', (generator) => {
  // All of them in the deep run.
  it('has every name where it was a label', async () => {
    const names = sampled(hostileNames, 80).filter((name) => generator !== 'mkdocs' || !refused.test(name));
    const { texts } = await takeOver(generator, `${generator}-all`, 'Title', names);
    const { lists } = origins[generator];
    expect(names.filter((name) => lists(name) && !texts.has(name))).toEqual([]);
  });

  it.each(
    sampled(
      hostileNames.filter((name) => name.trim() !== '' && !refused.test(name)),
      6,
    ),
  )('%j as its title', async (name) => {
    const { config } = await takeOver(generator, `${generator}-${hostileNames.indexOf(name)}`, name, [name]);
    expect(config.title).toBe(name);
  });
});

it('a config of YAML with a character that no page can show is refused, and nothing is written', async () => {
  const root = join(folder, 'refused');
  await write(root, 'mkdocs.yml', JSON.stringify({ site_name: 'a\0b' }));
  await write(root, 'docs/index.md', '# Home\n');
  const { written, diagnostics } = await takeOverSite({ generator: 'mkdocs', root });
  expect(written).toEqual([]);
  expect(diagnostics[0]).toMatchObject({ code: 'takeover/config-failed', message: expect.stringContaining('U+0000') });
  expect(existsSync(join(root, 'site.config.ts'))).toBe(false);
});
