// What an edit costs, counted: the sources that are parsed, the pages that are rendered, the files that are written.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Work } from '../../../src/index.ts';
import { configText } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { buildHere, explain, inFolder, openHere, outputOf } from './builds.ts';
import { type Cost, costs, page, site } from './costs.ts';
import { type Tree, writeTree } from './tree.ts';

test.each(sampled(costs, 5))('$edit: $path', async (cost) => {
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, site);
    expect(await buildHere(root, 1)).toMatchObject({ ok: true });
    const before = await outputOf(root);
    writeTree(root, editedBy(cost), site);
    const { ok, work } = await buildHere(root, 1);
    expect(ok).toBe(true);
    expect(changedRoutes(before, await outputOf(root))).toEqual([...(cost.rendered ?? [])].sort());
    expect(work).toEqual(workOf(cost));
    const last = cost.rendered?.at(-1);
    const { explanation } = last ? await explain(root, last) : {};
    if (last) expect(explanation).toMatchObject({ rendered: cost.reasons });
  });
});

deepTest('an edit of an open site costs as much', async () => {
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, site);
    const { session, build } = await openHere(root, 1);
    try {
      await build();
      for (const cost of costs) {
        const edited = editedBy(cost);
        writeTree(root, edited, site);
        await session.update([cost.path]);
        const { ok, work } = await build();
        expect([ok, work], cost.edit).toEqual([true, workOf(cost)]);
        writeTree(root, site, edited);
        await session.update([cost.path]);
        await build();
      }
    } finally {
      await session.close();
    }
  });
});

function editedBy({ path, how }: Cost): Tree {
  const text = how(site.get(path) ?? '');
  const edited = new Map(site);
  if (text === undefined) edited.delete(path);
  else edited.set(path, text);
  return edited;
}

function workOf({ parsed = [], rendered = [], mayRender = [], written = 0, removed = 0 }: Cost): Work {
  return { replayed: false, parsed, rendered: [...rendered, ...mayRender].sort(), written: rendered.length + written, removed };
}

/** The names of these files follow their bytes: pages that name them are written, whether or not they are rendered. */
test.each([
  ['src/card.module.css', 'red', 'green', ['/docs/reference/x', '/docs/reference/y']],
  ['docs/plan.svg', 'height="20"/>', 'height="20"><path/></svg>', ['/docs/reference/z']],
])('asset: %s', async (path, from, to, users) => {
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, site);
    await buildHere(root, 1);
    const before = await outputOf(root);
    const edited = new Map(site).set(path, site.get(path)?.replace(from, to) ?? '');
    writeTree(root, edited, site);
    const { work } = await buildHere(root, 1);
    expect(changedRoutes(before, await outputOf(root))).toEqual(users);
    expect(work).toMatchObject({ replayed: false, parsed: [], written: users.length + 1, removed: 1 });
    expect(users).toEqual(expect.arrayContaining([...(work?.rendered ?? [])]));
  });
});

test('nothing changed: the diagnostics are replayed, and nothing is parsed, rendered or written', async () => {
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, new Map(site).set('docs/guides/a.md', `${site.get('docs/guides/a.md')}\n[Nowhere](#nowhere)\n`));
    const first = await buildHere(root, 1);
    expect(first.work).toMatchObject({ replayed: false, written: Object.keys(await files(root)).length, removed: 0 });
    expect(first.work?.parsed).toHaveLength(8);
    for (const concurrency of [1, 2]) {
      const { work, ...again } = await buildHere(root, concurrency);
      expect(work).toEqual({ replayed: true, parsed: [], rendered: [], written: 0, removed: 0 });
      expect(again).toEqual({ ok: true, diagnostics: first.diagnostics });
    }
  });
});

test('an output file that was edited or deleted by hand: nothing is rendered, and that file is written', async () => {
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, site);
    await buildHere(root, 1);
    const before = await outputOf(root);
    writeTree(
      root,
      new Map([
        ['build/docs/guides/a/index.html', 'mine'],
        ['build/robots.txt', 'mine'],
      ]),
    );
    const { work } = await buildHere(root, 1);
    expect(work).toMatchObject({ parsed: [], rendered: [], written: 2, removed: 0 });
    expect(await outputOf(root)).toEqual(before);
  });
});

deepTest('a title in a long sidebar: the pages that show it are rendered', async () => {
  const route = (at: number): string => `/docs/p${String(at).padStart(3, '0')}`;
  const long: Tree = new Map([
    ['site.config.ts', configText()],
    ...Array.from({ length: 230 }, (_, at): [string, string] => [`${route(at).slice(1)}.md`, page(`P ${at}`, at)]),
  ]);
  await inFolder('slodocs-work-', async (root) => {
    writeTree(root, long);
    expect(await buildHere(root, 1)).toMatchObject({ ok: true });
    writeTree(root, new Map(long).set('docs/p100.md', page('Another', 100)), long);
    const { work } = await buildHere(root, 1);
    expect(work?.rendered).toEqual(Array.from({ length: 25 }, (_, at) => route(88 + at)));
  });
});

test('what an author has written under a key of a plugin that is named like a place is content', async () => {
  const plugin = "{ name: 'events', apiVersion: 1, frontMatter: { event: z.object({ place: z.string() }) } }";
  const config = `import { z } from 'zod';\n${configText(`  plugins: [${plugin}],\n`)}`;
  const event = (place: string, line = ''): string => page('Event', 0, `${line}event:\n  place: ${place}\n`);
  await inFolder('slodocs-work-', async (root) => {
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(fileURLToPath(new URL('../../../node_modules/zod', import.meta.url)), join(root, 'node_modules/zod'));
    writeTree(
      root,
      new Map([
        ['site.config.ts', config],
        ['docs/event.md', event('Berlin')],
      ]),
    );
    expect(await buildHere(root, 1)).toMatchObject({ ok: true, diagnostics: [] });
    writeTree(root, new Map([['docs/event.md', event('Hamburg')]]));
    expect((await buildHere(root, 1)).work).toMatchObject({ parsed: ['docs/event.md'], rendered: ['/docs/event'] });
    // Where it stands is none.
    writeTree(root, new Map([['docs/event.md', event('Hamburg', '# A comment.\n')]]));
    expect((await buildHere(root, 1)).work).toMatchObject({ parsed: ['docs/event.md'], rendered: [] });
  });
});

/** Those of the site: the list of them is none. */
async function files(root: string): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(
    Object.entries(await outputOf(root)).filter(([path]) => !path.endsWith('/') && path !== '.slodocs-output'),
  );
}

/** The routes of pages whose HTML is new or another. */
function changedRoutes(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): readonly string[] {
  const changed = Object.keys(after).filter((path) => path.endsWith('.html') && before[path] !== after[path]);
  return changed.map((path) => `/${path.replace(/(?:\/?index)?\.html$/, '')}`).sort();
}
