// What an edit of the configuration costs, counted: each slice of the settings concerns the pages that use it, and `slodocs why` names it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RenderReason } from '#model/why';
import { deepTest } from '../../property-runs.ts';
import { buildHere, explain, inFolder } from './builds.ts';
import { type Tree, writeTree } from './tree.ts';

type Members = Readonly<Record<string, unknown>>;

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>\n';

/** One page for each use of a slice that not all pages make. */
const site: Tree = new Map([
  ['docs/index.md', '# Start\n\n[Help](/help)\n'],
  ['docs/described.md', '---\ntitle: Described\ndescription: What it is about.\n---\n\nText.\n'],
  ['docs/pictured.md', '---\ntitle: Pictured\nimage: /img/own.svg\n---\n\nText.\n'],
  [
    'docs/shows.mdx',
    '---\ntitle: Shows code\n---\n\nimport CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="js">let a;</CodeBlock>\n',
  ],
  ['src/pages/about.md', '---\ntitle: About\n---\n\nText.\n'],
  ['src/client.ts', "document.title += '';\n"],
  ['src/Footer.tsx', 'export default () => <footer>Ours</footer>;\n'],
  ['src/all.css', 'p {\n  margin: 0;\n}\n'],
  ['static/img/own.svg', drawing],
  ['static/img/site.svg', drawing],
]);

const docs = ['/docs', '/docs/described', '/docs/pictured', '/docs/shows'];
const all = ['/404', '/about', ...docs];
const without = (...routes: readonly string[]) => all.filter((route) => !routes.includes(route));

/** A plugin that colours code, of which nobody knows what it does otherwise when the configuration is another. */
const coloring = "plugins: [{ name: 'own', apiVersion: 1, highlighter: { load: async () => {}, show: () => undefined } }],";

interface Edit {
  readonly slice: string;
  /** Of the configuration, and of its theme, which it keeps. */
  readonly members?: Members;
  readonly theme?: Members;
  /** As code. */
  readonly code?: string;
  readonly rendered: readonly string[];
  readonly reasons?: readonly RenderReason[];
}

const edits: readonly Edit[] = [
  { slice: 'one more address that others serve', members: { links: { external: ['/help', '/status'] } }, rendered: [] },
  { slice: 'severities', members: { severity: { 'resolve/broken-link': 'warning' } }, rendered: [] },
  { slice: 'what the policy allows', members: { csp: { directives: { 'img-src': ['https://img.example'] } } }, rendered: [] },
  { slice: 'limits of sources', members: { limits: { nodes: 90_000 } }, rendered: [] },
  { slice: 'members of the manifest', theme: { manifest: { name: 'Other' } }, rendered: [] },
  { slice: 'no policy', members: { csp: false }, rendered: all, reasons: ['policy'] },
  { slice: 'tagline', members: { tagline: 'Other' }, rendered: all, reasons: ['identity'] },
  { slice: 'language', members: { lang: 'de' }, rendered: all, reasons: ['language', 'scripts'] },
  { slice: 'colours', theme: { colorMode: { defaultMode: 'dark' } }, rendered: all, reasons: ['colors'] },
  { slice: 'fonts', theme: { fonts: 'inter' }, rendered: all, reasons: ['fonts'] },
  { slice: 'icons', members: { favicon: '/img/site.svg' }, rendered: all, reasons: ['icons'] },
  { slice: 'metadata', theme: { metadata: [{ name: 'author', content: 'Ada' }] }, rendered: all, reasons: ['metadata'] },
  { slice: 'announcement', theme: { announcement: { content: 'New' } }, rendered: all, reasons: ['announcement'] },
  { slice: 'storage', members: { storage: { type: 'sessionStorage' } }, rendered: all, reasons: ['storage'] },
  {
    slice: 'variants',
    members: { variants: { product: { label: 'Product', values: { cloud: 'Cloud' } } } },
    rendered: all,
    reasons: ['variants'],
  },
  {
    slice: 'navbar',
    theme: { navbar: { items: [{ label: 'About', to: '/about' }] } },
    rendered: all,
    reasons: ['navbar'],
  },
  { slice: 'footer', theme: { footer: { copyright: 'Ours' } }, rendered: all, reasons: ['footer'] },
  { slice: 'sidebars', theme: { docs: { sidebar: { hideable: true } } }, rendered: all, reasons: ['sidebars'] },
  {
    slice: 'tables of contents',
    theme: { tableOfContents: { maxHeadingLevel: 4 } },
    rendered: all,
    reasons: ['contents'],
  },
  { slice: 'scripts', theme: { clientModules: ['src/client.ts'] }, rendered: all, reasons: ['scripts'] },
  { slice: 'slots', theme: { slots: { Footer: './src/Footer.tsx' } }, rendered: all, reasons: ['slots'] },
  { slice: 'stylesheets', theme: { css: ['src/all.css'] }, rendered: all, reasons: ['styles'] },
  { slice: 'robots', members: { noIndex: true }, rendered: without('/404'), reasons: ['robots'] },
  { slice: 'picture', theme: { image: '/img/site.svg' }, rendered: without('/docs/pictured'), reasons: ['picture'] },
  {
    slice: 'lead',
    theme: { docs: { sidebar: { hideable: true }, lead: true } },
    rendered: ['/docs/described'],
    reasons: ['lead'],
  },
  {
    slice: 'versions',
    members: { docs: [{ versions: { current: { label: 'Next', badge: true } } }] },
    rendered: docs,
    reasons: ['versions'],
  },
  { slice: 'address', members: { url: 'https://other.example' }, rendered: all, reasons: ['addresses'] },
  { slice: 'what colours code', code: coloring, rendered: ['/docs/shows'], reasons: ['code'] },
];

deepTest('a slice of the settings concerns the pages that use it', async () => {
  await inFolder('slodocs-settings-', async (root) => {
    let members: Members = { links: { external: ['/help'] } };
    let theme: Members = { manifest: { name: 'Ours' } };
    writeTree(root, new Map([...site, config({ ...members, theme })]));
    expect(await buildHere(root, 1)).toMatchObject({ ok: true, diagnostics: [] });
    for (const { slice, rendered, reasons, ...edit } of edits) {
      members = { ...members, ...edit.members };
      theme = { ...theme, ...edit.theme };
      writeTree(root, new Map([config({ ...members, theme }, edit.code)]));
      const { ok, work } = await buildHere(root, 1);
      expect([ok, work?.rendered], slice).toEqual([true, rendered]);
      const { explanation } = reasons ? await explain(root, rendered.at(-1) ?? '') : {};
      if (reasons) expect(explanation, slice).toMatchObject({ rendered: reasons });
    }
  });
});

test('addresses that others serve stand on all pages, which are written and not rendered', async () => {
  await inFolder('slodocs-settings-', async (root) => {
    const external = (...entries: readonly string[]) => new Map([config({ links: { external: entries } })]);
    const shown = (): readonly (string | undefined)[] =>
      ['404.html', 'docs/index.html'].map((path) => {
        const start = /id="slodocs-start" src="([^"]+)"/.exec(readFileSync(join(root, 'build', path), 'utf8'))?.[1] ?? '';
        return /"external":"([^"]*)"/.exec(readFileSync(join(root, 'build', start), 'utf8'))?.[1];
      });
    writeTree(root, new Map([...site, ['docs/index.md', '# Start\n'], ...external()]));
    expect(await buildHere(root, 1)).toMatchObject({ ok: true, diagnostics: [] });
    expect(shown()).toEqual([undefined, undefined]);
    for (const [entries, pattern] of [
      [['/help'], '^(?:/help/*)$'],
      [['/help', '/status/'], '^(?:/help/*|/status(?:/.*)?)$'],
    ] as const) {
      writeTree(root, external(...entries));
      expect((await buildHere(root, 1)).work).toMatchObject({ parsed: [], rendered: [], written: all.length + 1 });
      expect(shown()).toEqual([pattern, pattern]);
    }
    // A link to such an address is bound otherwise: that page is another.
    writeTree(root, new Map([['docs/index.md', '# Start\n\n[Help](/help)\n']]));
    expect((await buildHere(root, 1)).work?.rendered).toEqual(['/docs']);
  });
});

function config(members: Members = {}, code = ''): [string, string] {
  const whole = {
    title: 'Case',
    url: 'https://case.example',
    preset: { 'git-dates': false, search: false, twins: false },
    ...members,
  };
  return ['site.config.ts', `export default { ...${JSON.stringify(whole)}, ${code} };\n`];
}
