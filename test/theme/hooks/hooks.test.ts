// Hooks that ask about a page and its site: what they answer in a built site, and what becomes of that when the site changes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement as h } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../../src/index.ts';
import { useDoc, useDocsSidebar, useDocsVersion, useLayoutDoc } from '../../../src/theme/hooks/docs-client.ts';
import { useRouteContext } from '../../../src/theme/hooks/route.ts';
import { server } from '../../../src/theme/server.tsx';
import { type BuiltSite, buildSite, configText, temporarySite } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { page } from '../sample-page.ts';

const versioned = {
  'site.config.ts': configText(`  docs: [{ sidebars: './sidebars.ts', editUrl: 'https://git.example/' }],
  theme: { slots: { NavbarEnd: './Told.tsx' } },
`),
  'sidebars.ts':
    "export default { main: ['intro', { type: 'category', label: 'Guides', link: { type: 'generated-index', slug: '/guides' }, items: ['guides/first'] }] };\n",
  'versions.json': '["1.0"]',
  'versioned_sidebars/version-1.0-sidebars.json': '{ "old": ["intro", "gone"] }',
  'versioned_docs/version-1.0/intro.md': '# Intro of old\n',
  'versioned_docs/version-1.0/gone.md': '---\ndescription: Once\n---\n\n# Gone since\n',
  'src/pages/about.md': '# About\n',
  'docs/intro.md': '---\ndescription: Begin\nown_key: 5\ntags: [a]\n---\n\n# Intro\n\n## Part\n',
  'docs/guides/first.md': '# First\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
};

/** A part that prints what an expression gives on the page at an address. */
function told(expression: string, on: string, from = 'slodocs/theme'): string {
  const names = [...new Set(expression.match(/\buse[A-Z]\w+/g))].join(', ');
  const imports = from === 'slodocs/theme' ? `usePage, ${names}` : 'usePage';
  const more = from === 'slodocs/theme' ? '' : `import { ${names} } from '${from}';\n`;
  return `import { ${imports} } from 'slodocs/theme';
${more}
function Value() {
  return <pre className="told">{JSON.stringify(${expression})}</pre>;
}

export default function Told() {
  return usePage().href === '${on}' ? <Value /> : null;
}
`;
}

/** A part that prints what each expression gives on the page at its address. */
function toldAll(questions: readonly Question[]): string {
  const values = questions.map(({ expression, from }, at) => {
    const names = [...new Set(expression.match(/\buse[A-Z]\w+/g))];
    const imports = names.map((name) => `${name} as ${name}${at}`).join(', ');
    const asked = names.reduce((text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}${at}`), expression);
    return `import { ${imports} } from '${from ?? 'slodocs/theme'}';
function Value${at}() {
  return <pre className="told-${at}">{JSON.stringify(${asked})}</pre>;
}
`;
  });
  const shown = questions.map(({ on }, at) => `{href === '${on}' ? <Value${at} /> : null}`);
  return `import { usePage } from 'slodocs/theme';
${values.join('')}
export default function Told() {
  const { href } = usePage();
  return <>${shown.join('')}</>;
}
`;
}

interface Question {
  readonly expression: string;
  readonly on: string;
  readonly from?: string | undefined;
}

describe('a hook answers', () => {
  const first = {
    id: 'guides/first',
    title: 'First',
    description: '',
    path: '/docs/next/guides/first',
    sidebar: 'main',
    unlisted: false,
  };
  const next = { name: 'current', label: 'Next', isLast: false, path: '/docs/next', mainDocId: 'intro' };
  const old = { name: '1.0', label: '1.0', isLast: true, path: '/docs', mainDocId: 'intro' };
  const folder = { path: '/docs', breadcrumbs: true, versions: [next, old] };
  const client = '@docusaurus/plugin-content-docs/client';

  const questions: readonly [expression: string, on: string, value: unknown, from?: string][] = [
    ['useDocById("guides/first")', '/docs/next/intro', first],
    ['[useDocById(undefined)]', '/docs/next/intro', [null]],
    ['useLayoutDoc("guides/first")', '/docs/next/intro', first, client],
    ['useLayoutDoc("gone").title', '/docs/next/intro', 'Gone since', client],
    ['useLayoutDoc("intro").title', '/about', 'Intro of old'],
    ['[useLayoutDoc("draft")]', '/docs/next/intro', [null]],
    ['useLayoutDocsSidebar("main")', '/docs/next/intro', { link: { label: 'Intro', path: '/docs/next/intro' } }],
    [
      'useLayoutDocsSidebar("old")',
      '/about',
      { link: { label: 'Intro of old', path: '/docs/intro' } },
      '@docusaurus/theme-common',
    ],
    [
      'useDocsVersion()',
      '/docs/next/intro',
      { pluginId: 'default', version: 'current', label: 'Next', banner: 'unreleased', badge: true, isLast: false },
    ],
    ['useVersions()', '/about', [next, old]],
    ['useLatestVersion("default")', '/docs/next/intro', old],
    ['[useActiveVersion(), useActivePlugin()]', '/docs/intro', [old, { pluginId: 'default', pluginData: folder }]],
    ['[useActiveVersion(), useActivePluginAndVersion() ?? 0]', '/about', [null, 0]],
    ['useDocsPreferredVersion()', '/docs/intro', { preferredVersion: null }],
    ['usePluginData("docusaurus-plugin-content-docs")', '/about', folder, '@docusaurus/useGlobalData'],
    ['[usePluginData("posts"), useAllPluginInstancesData("posts")]', '/about', [null, null], '@docusaurus/useGlobalData'],
    ['useAllPluginInstancesData("docusaurus-plugin-content-docs")', '/about', { default: folder }],
    ['useDocsSidebar().name', '/docs/next/guides/first', 'main'],
    ['useSidebarBreadcrumbs().map(({ label }) => label)', '/docs/next/guides/first', ['Guides', 'First']],
    ['useCurrentSidebarCategory().items.map(({ label }) => label)', '/docs/next/guides', ['First']],
    ['useCurrentSidebarSiblings().map(({ label }) => label)', '/docs/next/intro', ['Intro', 'Guides']],
    ['useLocation()', '/docs/next/intro', { pathname: '/docs/next/intro', search: '', hash: '' }, '@docusaurus/router'],
  ];
  const ofDoc: Question = { expression: 'useDoc()', on: '/docs/next/intro' };
  const asked = [...questions.map(([expression, on, , from]): Question => ({ expression, on, from })), ofDoc];

  let site: BuiltSite;
  const removals: (() => void)[] = [];
  beforeAll(async () => {
    site = await buildSite({ ...versioned, 'Told.tsx': toldAll(asked) }, {}, (remove) => removals.push(remove));
  }, 60_000);
  afterAll(() => {
    for (const remove of removals) remove();
  });

  function answerTo(at: number): unknown {
    const html = site.page((asked[at] as Question).on.slice(1));
    const text = new RegExp(`<pre class="told-${at}">(.*?)</pre>`, 's').exec(html)?.[1] ?? 'null';
    return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
  }

  it.each(questions.map(([expression, on, value], at) => ({ expression, on, value, at })))(
    '$expression on $on',
    ({ value, at }) => {
      expect(answerTo(at)).toEqual(value);
    },
  );

  it('what is known of the doc itself', () => {
    const doc = answerTo(asked.indexOf(ofDoc)) as Record<string, object>;
    expect(doc['metadata']).toMatchObject({
      id: 'intro',
      title: 'Intro',
      description: 'Begin',
      permalink: '/docs/next/intro',
      version: 'current',
      sidebar: 'main',
      editUrl: 'https://git.example/docs/intro.md',
      next: { label: 'Guides', href: '/docs/next/guides' },
      previous: null,
    });
    expect(doc['frontMatter']).toMatchObject({ description: 'Begin', own_key: 5 });
    expect(doc['toc']).toEqual([{ value: 'Part', id: 'part', level: 2 }]);
  });

  it('which plugin made the page', { timeout: 60_000 }, async () => {
    const route = "import useRouteContext from '@docusaurus/useRouteContext';\n\n{useRouteContext().plugin.name}\n";
    const site = await buildSite({ 'docs/index.mdx': route, 'src/pages/about.mdx': route });
    expect(site.page('docs')).toContain('docusaurus-plugin-content-docs');
    expect(site.page('about')).toContain('docusaurus-plugin-content-pages');
  });
});

describe('what a page was told', () => {
  it('stands in its data, and in that of no other page', { timeout: 60_000 }, async () => {
    const site = await buildSite({ ...versioned, 'Told.tsx': told('useLayoutDoc("guides/first").title', '/docs/next/intro') });
    const data = (path: string) => {
      const html = site.file(`${path}/index.html`) ?? '';
      return JSON.parse(/<script type="application\/json" id="slodocs-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '').page.answers;
    };
    const answers = data('docs/next/intro');
    expect(Object.keys(answers)).toEqual(['layoutDoc\ndefault\nguides/first']);
    expect(data('docs/next/guides/first')).toBeUndefined();
  });

  it('is asked again when the site has changed: a warm build is like a cold one', { timeout: 120_000 }, async () => {
    const files = { ...versioned, 'Told.tsx': told('useLayoutDoc("gone").title', '/docs/next/guides/first') };
    const gone = 'versioned_docs/version-1.0/gone.md';
    const site = await buildSite(files);
    expect(site.page('docs/next/guides/first')).toContain('Gone since');
    const edit = async (text: string) => {
      writeFileSync(join(site.root, gone), text);
      return (await build({ root: site.root })).work.rendered;
    };
    expect(await edit('---\ndescription: Once\n---\n\n# Gone since\n\nAnother word.\n')).not.toContain('/docs/next/guides/first');
    expect(await edit('# Gone for good\n')).toContain('/docs/next/guides/first');
    const cold = await buildSite({ ...files, [gone]: '# Gone for good\n' });
    expect(site.page('docs/next/guides/first')).toContain('Gone for good');
    expect(site.page('docs/next/guides/first')).toBe(cold.page('docs/next/guides/first'));
  });

  deepTest(
    'is what plugins have for it: another newest release is another page for who asked, and for nobody else',
    {
      timeout: 120_000,
    },
    async () => {
      const plugins = `import { posts } from 'slodocs/plugins';
${configText(`  plugins: [
    posts({ id: 'app', path: 'notes', routeBasePath: 'notes', releases: true }),
    { name: 'counter', apiVersion: 1, resolve: (site) => ({ ...site, data: { ...site.data, pages: site.pages.length } }) },
  ],
  theme: { slots: { NavbarEnd: './Told.tsx' } },
`)}`;
      const asks = "import { useData } from 'slodocs/theme';\n\n# Asks\n\nWe are at {useData('latest:app:stable').version}.\n";
      const files = {
        'site.config.ts': plugins,
        'docs/asks.mdx': asks,
        'docs/other.mdx': '# Other\n\n{1 + 1}\n',
        'docs/plain.md': '# Plain\n',
        'notes/1.9.md': '# 1.9\n',
        'notes/1.10.md': '# 1.10\n',
        'notes/2.0-rc.1.md': '# 2.0-rc.1\n',
        'Told.tsx': told("useData('latest:app:beta')", '/docs/plain'),
      };
      const dates = Object.fromEntries(
        Object.entries(files).map(([path, text]) => [
          path,
          path.startsWith('notes/') ? `---\ndate: 2025-01-02\n---\n\n${text}` : text,
        ]),
      );
      const site = await buildSite(dates);
      expect(site.page('docs/asks')).toContain('We are at 1.10.');
      expect(site.page('docs/plain')).toContain('&quot;href&quot;:&quot;/notes/2.0-rc.1&quot;');
      writeFileSync(join(site.root, 'notes/1.11.md'), '---\ndate: 2025-01-02\n---\n\n# 1.11\n');
      const { work } = await build({ root: site.root });
      expect(work.rendered).toContain('/docs/asks');
      expect(work.rendered.filter((path) => path.startsWith('/docs'))).toEqual(['/docs/asks']);
      const cold = await buildSite({ ...dates, 'notes/1.11.md': '---\ndate: 2025-01-02\n---\n\n# 1.11\n' });
      expect(site.page('docs/asks')).toContain('We are at 1.11.');
      expect(site.page('docs/asks')).toBe(cold.page('docs/asks'));
    },
  );

  deepTest('is the same from threads', { timeout: 120_000 }, async () => {
    const many = Object.fromEntries(
      Array.from({ length: 45 }, (_, at) => [
        `docs/many/${at}.mdx`,
        `import { useLayoutDoc } from '@docusaurus/theme-common';\n\n# Page ${at}\n\n{useLayoutDoc('intro').title}\n`,
      ]),
    );
    const site = await buildSite({ 'docs/intro.md': '# Intro\n', ...many });
    for (const at of [0, 20, 44]) expect(site.page(`docs/many/${at}`)).toContain('<!--$-->Intro<!--/$-->');
  });
});

/** What a site reports whose page `docs/index.mdx` shows a component of its own that calls a hook. */
async function faultOf(call: string, page: string, config = configText()) {
  const names = call.match(/\buse[A-Z]\w+/)?.[0];
  const component = `import { ${names} } from 'slodocs/theme';\n\nexport default function Asking() {\n  return <p>{String(${call})}</p>;\n}\n`;
  const content = "import Asking from '@site/Asking.tsx';\n\n# Page\n\n<Asking />\n";
  const root = temporarySite({
    'site.config.ts': config,
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'docs/index.md': '# Home\n',
    [page]: content,
    'Asking.tsx': component,
  });
  return (await build({ root })).diagnostics;
}

describe('a hook throws', () => {
  const docs = 'docs/page.mdx';
  const outside = 'src/pages/page.mdx';
  const hint = 'This can happen if its component is on a page that is not a doc.';
  const plugin = 'docusaurus-plugin-content-docs';

  it.each<[string, string, string]>([
    ['useDocById("x")', docs, 'no version doc found by id=x'],
    ['useDocById("x")', outside, 'no version doc found by id=x'],
    [
      'useLayoutDoc("x")',
      docs,
      'Couldn\'t find any doc with id "x" in version "current".\nAvailable doc ids are:\n- a\n- b\n- index\n- page',
    ],
    [
      'useLayoutDocsSidebar("x")',
      docs,
      'Can\'t find any sidebar with id "x" in version current".\nAvailable sidebar ids are:\n- defaultSidebar',
    ],
    ['useDoc()', outside, `Hook useDoc is called outside the <DocProvider>. ${hint}`],
    ['useDocsVersion()', outside, `Hook useDocsVersion is called outside the <DocsVersionProvider>. ${hint}`],
    ['useDocsSidebar()', outside, `Hook useDocsSidebar is called outside the <DocsSidebarProvider>. ${hint}`],
    ['useCurrentSidebarSiblings()', outside, `Hook useDocsSidebar is called outside the <DocsSidebarProvider>. ${hint}`],
    [
      'useCurrentSidebarCategory()',
      docs,
      '/docs/page is not associated with a category. useCurrentSidebarCategory() should only be used on category index pages.',
    ],
    [
      'useVersions("x")',
      docs,
      'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled (pluginId=x)',
    ],
    [
      'usePluginData("posts", undefined, { failfast: true })',
      docs,
      'Docusaurus plugin global data not found for "posts" plugin.',
    ],
    [
      `usePluginData("${plugin}", "x", { failfast: true })`,
      docs,
      `Docusaurus plugin global data not found for "${plugin}" plugin with id "x".`,
    ],
    ['useData("latest:stable")', docs, 'no plugin has data for "latest:stable"'],
  ])('%s on %s', { timeout: 60_000 }, async (call, page, text) => {
    const found = await faultOf(call, page);
    expect(found).toMatchObject([
      {
        code: 'render/component-threw',
        message: `a component threw: ${text}`,
        place: { file: page, start: { line: 5, column: 2 } },
        related: [{ place: { file: 'Asking.tsx', start: { line: 4 } } }],
      },
    ]);
    expect(found[0]?.help).not.toMatch(/BrowserOnly/);
  });

  it('where there is no sidebar', { timeout: 60_000 }, async () => {
    const found = await faultOf('useCurrentSidebarCategory()', docs, configText('  docs: [{ sidebars: false }],\n'));
    expect(found[0]?.message).toBe('a component threw: Unexpected: cant find current sidebar in context');
  });
});

describe('in a browser', () => {
  const answers = { 'layoutDoc\ndefault\na': { found: { id: 'a', title: 'A' }, preferred: {} } };

  it('a hook answers what it answered when the page was rendered', () => {
    const Asking = ({ id }: { id: string }) => useLayoutDoc(id)?.title;
    const show = (id: string) => server.renderElement(server.withPage({ ...page, answers }, h(Asking, { id }), () => undefined));
    expect(show('a')).toBe('A');
    expect(() => show('b')).toThrow('useLayoutDoc was not called with these arguments when the page was rendered');
  });

  it.each<[string, () => unknown, string]>([
    ['useDoc', useDoc, 'Hook useDoc is called outside the <DocProvider>. '],
    ['useDocsVersion', useDocsVersion, 'Hook useDocsVersion is called outside the <DocsVersionProvider>. '],
    ['useDocsSidebar', useDocsSidebar, 'Hook useDocsSidebar is called outside the <DocsSidebarProvider>. '],
    ['useRouteContext', useRouteContext, 'Unexpected: no Docusaurus route context found'],
  ])('%s throws outside of a page', (_, hook, text) => {
    const Asking = () => String(hook());
    expect(() => server.renderElement(h(Asking))).toThrow(text);
  });
});
