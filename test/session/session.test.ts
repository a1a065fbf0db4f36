// A site that stays open: edits, unsaved texts, faults and other sinks.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { build, memorySink, openSession, type SiteSession } from '../../src/index.ts';
import { configText, temporarySite } from '../pipeline/built-site.ts';
import { deepTest } from '../property-runs.ts';

const files = {
  'docs/index.md': '# Home\n\nSee [the guide](./guide.md#steps).\n',
  'docs/guide.md': '---\ntitle: Guide\n---\n\n## Steps\n\nFirst.\n',
};

async function open(
  texts: Readonly<Record<string, string>> = files,
  timeLimit?: number,
): Promise<{ root: string; session: SiteSession }> {
  const root = temporarySite(texts);
  const session = await openSession({ root, timeLimit });
  if (!session) throw new Error('the site has a configuration');
  onTestFinished(() => session.close());
  return { root, session };
}

async function edit(root: string, session: SiteSession, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  await session.update([path]);
}

const codesOf = async (session: SiteSession) => (await session.build('none')).diagnostics.map(({ code }) => code);

describe('a session', () => {
  it('parses and renders what an edit concerns, and nothing else', async () => {
    const { root, session } = await open();
    expect((await session.build()).work.rendered).toHaveLength(3);
    await edit(root, session, 'docs/guide.md', '---\ntitle: Guide\n---\n\n## Steps\n\nSecond.\n');
    const { work, ok } = await session.build();
    expect({ ok, parsed: work.parsed, rendered: work.rendered }).toEqual({
      ok: true,
      parsed: ['docs/guide.md'],
      rendered: ['/docs/guide'],
    });
    expect(readFileSync(join(root, 'build/docs/guide/index.html'), 'utf8')).toContain('Second.');
  });

  it('finds faults that an edit brings to another page, and forgets them when they are mended', async () => {
    const { root, session } = await open();
    expect(await codesOf(session)).toEqual([]);
    await edit(root, session, 'docs/guide.md', '---\ntitle: Guide\n---\n\n## Ways\n\nFirst.\n');
    expect(await codesOf(session)).toEqual(['resolve/broken-anchor']);
    await edit(root, session, 'docs/guide.md', files['docs/guide.md']);
    expect(await codesOf(session)).toEqual([]);
    await rm(join(root, 'docs/guide.md'));
    await session.update(['docs/guide.md']);
    expect(await codesOf(session)).toEqual(['resolve/broken-link']);
  });

  it('shows unsaved texts, which leave nothing behind', async () => {
    const { root, session } = await open();
    await session.build();
    await session.overlay('docs/guide.md', '---\ntitle: Guide\n---\n\n## Steps\n\nUnsaved.\n');
    expect((await session.page('/docs/guide'))?.html).toContain('Unsaved.');
    expect(await codesOf(session)).toEqual([]);
    await session.overlay('docs/guide.md', undefined);
    expect((await session.page('/docs/guide'))?.html).toContain('First.');
    await session.close();
    expect((await build({ root })).work.replayed).toBe(true);
  });

  it('shows unsaved texts of files and folders that do not exist', async () => {
    const { root, session } = await open();
    await session.build('none');
    await session.overlay('docs/more/deep/new.md', '# New\n\n[Guide](../../guide.md)\n');
    expect((await session.page('/docs/more/deep/new'))?.html).toContain('href="/docs/guide"');
    expect(await codesOf(session)).toEqual([]);
    await session.overlay('docs/more/deep/new.md', '# New\n\n[Guide](../gone.md)\n');
    expect(await codesOf(session)).toEqual(['resolve/broken-link']);
    await session.overlay('docs/more/deep/new.md', undefined);
    expect(await session.page('/docs/more/deep/new')).toBeUndefined();
    expect(await codesOf(session)).toEqual([]);
    expect(existsSync(join(root, 'docs/more'))).toBe(false);
  });

  deepTest('fills a sink in memory with what it writes to disk', async () => {
    const { root, session } = await open();
    const sink = memorySink();
    expect((await session.build(sink)).ok).toBe(true);
    expect(existsSync(join(root, 'build'))).toBe(false);
    await session.build();
    const onDisk = readdirSync(join(root, 'build'), { recursive: true, encoding: 'utf8' })
      .map((path) => join(root, 'build', path))
      .filter((path) => statSync(path).isFile() && !path.endsWith('.slodocs-output'));
    expect(sink.list()).toEqual(onDisk.map((path) => relative(join(root, 'build'), path)).sort());
    for (const path of onDisk)
      expect(Buffer.from(sink.read(relative(join(root, 'build'), path)) ?? '')).toEqual(readFileSync(path));
  });

  it('reads the configuration again after an edit of it, and goes on when it is broken and mended', async () => {
    const { root, session } = await open();
    expect((await session.page('/docs'))?.html).toContain('| Case</title>');
    await edit(root, session, 'site.config.ts', configText('  tagline: 3,\n'));
    expect(await codesOf(session)).toEqual(['configure/invalid-value']);
    expect(await session.page('/docs')).toBeUndefined();
    await edit(root, session, 'site.config.ts', configText().replace("'Case'", "'Other'"));
    expect((await session.page('/docs'))?.html).toContain('| Other</title>');
  });

  it('finds pages that are new, and none where there is none', async () => {
    const { root, session } = await open();
    expect(await session.page('/docs/more')).toBeUndefined();
    await edit(root, session, 'docs/more.md', '# More\n');
    expect((await session.page('/docs/more'))?.html).toContain('More</h1>');
  });

  it('builds while another process has built meanwhile', async () => {
    const { root, session } = await open();
    await session.build(memorySink());
    await edit(root, session, 'docs/guide.md', files['docs/guide.md'].replace('First', 'Third'));
    expect((await build({ root })).ok).toBe(true);
    expect((await session.build()).ok).toBe(true);
    expect(readFileSync(join(root, 'build/docs/guide/index.html'), 'utf8')).toContain('Third.');
    await session.close();
    expect((await build({ root })).ok).toBe(true);
  });

  it('keeps nothing of a build whose code leaves an error behind, and goes on', async () => {
    const plugin = (body: string) => `  plugins: [{ name: 'late', apiVersion: 1, resolve(site) { ${body} return site; } }],\n`;
    const late = plugin("Promise.reject(new Error('too late'));");
    const { root, session } = await open({ ...files, 'site.config.ts': configText(late) });
    const caught: unknown[] = [];
    const catching = (thrown: unknown): void => void caught.push(thrown);
    process.on('unhandledRejection', catching);
    onTestFinished(() => void process.off('unhandledRejection', catching));
    await session.build();
    await edit(root, session, 'site.config.ts', configText(plugin('')));
    expect((await session.build()).ok).toBe(true);
  });

  it('makes cached bundles anew that were damaged or removed meanwhile', async () => {
    const { root, session } = await open({
      ...files,
      'docs/card.mdx': "import styles from './card.module.css';\n\n# Card\n\n<p className={styles.card}>A card.</p>\n",
      'docs/card.module.css': '.card { color: red; }\n',
    });
    const stylesheet = () => {
      const names = readdirSync(join(root, 'build/assets')).filter((name) => name.startsWith('card.module'));
      return names.map((name) => `${name} ${readFileSync(join(root, 'build/assets', name), 'utf8')}`);
    };
    await session.build();
    const [first] = stylesheet();
    expect(first).toContain('red');
    const bundles = () => {
      const names = readdirSync(join(root, '.slodocs/cache'), { recursive: true, encoding: 'utf8' });
      return names.filter((name) => name.endsWith('card.module.css')).map((name) => join(root, '.slodocs/cache', name));
    };
    for (const path of bundles()) await writeFile(path, readFileSync(path, 'utf8').replace('red', 'tan'));
    await session.build();
    expect(stylesheet()).toEqual([first]);
    for (const path of bundles()) await rm(path);
    expect((await session.page('/docs/card'))?.html).toContain('A card.');
    await session.build();
    expect(stylesheet()).toEqual([first]);
  });

  it('stays open when code is edited', async () => {
    const counter = (word: string) =>
      `import { useState } from 'react';\nexport default () => <button onClick={useState(0)[1].bind(null, 1)}>${word}</button>;\n`;
    const { root, session } = await open({
      ...files,
      'docs/live.mdx': "import Counter from '@site/Counter';\n\n# Live\n\n<Counter />\n",
      'Counter.tsx': counter('Once'),
    });
    await session.build('none');
    const stages = async () => (await session.build('none')).trace.map(({ name }) => name);
    await edit(root, session, 'Counter.tsx', counter('Twice'));
    expect((await session.page('/docs/live'))?.html).toContain('Twice');
    // A site that is opened anew reads its configuration and all sources.
    expect(await stages()).not.toContain('load config');
    expect((await session.build('none')).work).toMatchObject({ parsed: [], rendered: [] });
  });

  deepTest('tells of a configuration that never settles', async () => {
    const { root, session } = await open(files, 2);
    await edit(root, session, 'site.config.ts', 'export default () => new Promise(() => undefined);\n');
    const { ok, diagnostics } = await session.build('none');
    expect({ ok, found: diagnostics.length > 0 }).toEqual({ ok: false, found: true });
    await edit(root, session, 'site.config.ts', configText());
    expect((await session.build('none')).ok).toBe(true);
  });
});
