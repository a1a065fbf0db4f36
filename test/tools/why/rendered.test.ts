// Why pages were rendered: after an edit, the page's explanation names what was another, and only that.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RenderReason } from '#model/why';
import { configText } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { buildHere, explain, inFolder, outputOf } from '../../session/incremental/builds.ts';
import { writeTree } from '../../session/incremental/tree.ts';
import { page, site } from './site.ts';

interface Edit {
  readonly edit: string;
  readonly path: string;
  readonly how: (text: string) => string;
  /** By route. Pages that are not named keep their reasons. */
  readonly reasons: Readonly<Record<string, readonly RenderReason[]>>;
}

const retitled = (text: string): string => text.replace(/^title: .*$/m, 'title: Another');
const of = (routes: readonly string[], ...reasons: RenderReason[]) => Object.fromEntries(routes.map((route) => [route, reasons]));

const edits: readonly Edit[] = [
  {
    edit: 'body',
    path: 'docs/guides/b.md',
    how: (text) => `${text}\nMore.\n`,
    reasons: { '/docs/guides/b': ['content'], '/docs/guides/a': ['first'] },
  },
  {
    edit: 'title of a neighbour',
    path: 'docs/guides/b.md',
    how: retitled,
    reasons: {
      '/docs/guides/a': ['sidebar', 'neighbours'],
      '/docs/guides/b': ['content', 'sidebar', 'neighbours', 'page'],
      '/docs/reference/x': ['first'],
    },
  },
  {
    edit: 'partial',
    path: 'docs/_note.mdx',
    how: (text) => `${text}\nMore.\n`,
    reasons: { ...of(['/docs/guides/c', '/docs/reference/x'], 'partials'), '/docs/reference/y': ['first'] },
  },
  {
    edit: 'module of a component',
    path: 'src/label.ts',
    how: (text) => text.replace('Plan', 'Name'),
    reasons: { ...of(['/docs/reference/x', '/docs/reference/y'], 'components'), '/docs/guides/c': ['first'] },
  },
  {
    edit: 'file of code',
    path: 'examples/b.ts',
    how: (text) => `${text}export const c = 'c';\n`,
    reasons: { '/docs/guides/b': ['content'], '/docs/guides/a': ['first'] },
  },
  {
    edit: 'settings',
    path: 'site.config.ts',
    how: () => configText("  tagline: 'Another',\n"),
    reasons: of(['/docs/guides/a', '/docs/tags/alpha', '/about'], 'identity'),
  },
  {
    edit: 'page that is new',
    path: 'docs/guides/bb.md',
    how: () => page('BB', 2.5),
    reasons: { '/docs/guides/bb': ['new'], '/docs/guides/b': ['sidebar', 'neighbours'], '/docs/reference/z': ['first'] },
  },
];

test.each(sampled(edits, 2))('$edit: $path', async ({ path, how, reasons }) => {
  await inFolder('slodocs-why-', async (root) => {
    writeTree(root, site);
    expect(await buildHere(root, 1)).toMatchObject({ ok: true });
    const edited = new Map(site).set(path, how(site.get(path) ?? ''));
    writeTree(root, edited, site);
    const before = await outputOf(root);
    for (const [route, wanted] of Object.entries(reasons)) {
      const pending = await told(root, route);
      if (wanted[0] !== 'first') expect(pending, route).toMatchObject({ pending: wanted });
      else expect(pending, route).toMatchObject({ pending: [], rendered: ['first'] });
    }
    expect(await outputOf(root)).toEqual(before);
    expect(await buildHere(root, 1)).toMatchObject({ ok: true });
    for (const [route, rendered] of Object.entries(reasons)) {
      expect(await told(root, route), route).toMatchObject({ pending: [], rendered });
    }
  });
});

test('a page that stands as it stood before the edit is not rendered, and keeps its reasons', async () => {
  await inFolder('slodocs-why-', async (root) => {
    writeTree(root, site);
    await buildHere(root, 1);
    const edited = new Map(site).set('docs/guides/b.md', `${site.get('docs/guides/b.md')}\nMore.\n`);
    writeTree(root, edited, site);
    await buildHere(root, 1);
    writeTree(root, site, edited);
    expect((await buildHere(root, 1)).work?.rendered).toEqual([]);
    expect(await told(root, '/docs/guides/b')).toMatchObject({ pending: [], rendered: ['content'] });
  });
});

deepTest('the cache is gone, or is that of another slodocs', async () => {
  await inFolder('slodocs-why-', async (root) => {
    writeTree(root, site);
    expect(await told(root, '/docs')).toMatchObject({ pending: ['first'], rendered: [] });
    await buildHere(root, 1);
    rmSync(join(root, '.slodocs/cache'), { recursive: true });
    await buildHere(root, 1);
    expect(await told(root, '/docs')).toMatchObject({ rendered: ['cache'] });
    rmSync(join(root, '.slodocs/cache'), { recursive: true });
    writeTree(root, new Map([['.slodocs/cache/0123456789abcdef/store/index', '']]));
    await buildHere(root, 1);
    expect(await told(root, '/docs')).toMatchObject({ rendered: ['engine'] });
  });
});

/** What is told of a page's rendering. */
async function told(root: string, route: string) {
  const { explanation } = await explain(root, route);
  return explanation?.kind === 'page' ? { rendered: explanation.rendered, pending: explanation.pending } : explanation;
}
