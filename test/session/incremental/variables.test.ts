// Edits of variables and variants: what is parsed and rendered again, with the result of a clean build.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../../src/index.ts';
import { temporarySite } from '../../pipeline/built-site.ts';
import { readTree } from './tree.ts';

const config = (label: string): string => `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  docs: [{ sidebars: false }],
  variants: { product: { label: '${label}', values: { cloud: 'Cloud', server: 'Server' } } },
  markdown: { variables: 'variables.yml', interpolate: true },
});
`;

const files = {
  'site.config.ts': config('Product'),
  'variables.yml': 'version: "1"\nhost: { cloud: a.example, server: a.local }\n',
  'docs/plain.md': '# Plain\n\nNo variable.\n',
  'docs/version.md': '# Version\n\n{{ version }} and <Var name="version" />.\n',
  'docs/title.md': '---\ntitle: On {{ version }}\n---\n\nText.\n',
  'docs/host.md': '# Host\n\n{{ host }}\n\n:::only{product="cloud"}\n\n## Sign in\n\n:::\n',
  'docs/link.md': '# Link\n\nSee [how](./host.md#sign-in).\n',
  'docs/fence.md': '# Fence\n\n```bash variables\ncurl {{ version }}\n```\n',
};

describe('variables in builds with a cache', { timeout: 120_000 }, () => {
  const edited = async (root: string, path: string, text: string, variant = {}) => {
    writeFileSync(join(root, path), text);
    const { work, diagnostics, outDir } = await build({ root, variant });
    const clean = await build({ root, variant, cache: false, outDir: 'clean' });
    expect(diagnostics).toEqual(clean.diagnostics);
    if (diagnostics.length === 0) expect(readTree(outDir)).toEqual(readTree(clean.outDir));
    return {
      parsed: names(work.parsed),
      rendered: names(work.rendered),
      codes: diagnostics.map(({ code }) => code),
    };
  };

  it('parse the pages that name what has changed, and no other', async () => {
    const root = temporarySite(files);
    expect((await build({ root })).diagnostics).toEqual([]);
    const version = await edited(root, 'variables.yml', 'version: "2"\nhost: { cloud: a.example, server: a.local }\n');
    expect(version.parsed).toEqual(['fence', 'title', 'version']);
    expect(version.rendered).toEqual(['fence', 'title', 'version']);
    const host = await edited(root, 'variables.yml', 'version: "2"\nhost: { cloud: a.example, server: b.local }\nmore: x\n');
    expect(host.parsed).toEqual(['host']);
    expect(await edited(root, 'variables.yml', 'versions: "2"\nhost: { cloud: a.example, server: b.local }\n')).toMatchObject({
      parsed: ['fence', 'title', 'version'],
      codes: Array.from({ length: 4 }, () => 'parse/unknown-variable'),
    });
    expect(await edited(root, 'variables.yml', 'version: "3"\nhost: b.example\n')).toMatchObject({
      parsed: ['fence', 'host', 'title', 'version'],
      codes: [],
    });
  });

  it('follow edits of variants, and keep what each build has made', async () => {
    const root = temporarySite(files);
    await build({ root });
    expect((await edited(root, 'site.config.ts', config('Edition'))).codes).toEqual([]);
    const server = { product: 'server' };
    expect((await edited(root, 'docs/plain.md', '# Plain\n\nMore.\n', server)).codes).toEqual(['resolve/left-out-heading']);
    expect((await edited(root, 'docs/link.md', '# Link\n\nSee [it](./host.md).\n', server)).codes).toEqual([]);
    expect((await edited(root, 'docs/plain.md', '# Plain\n\nLess.\n')).parsed).toEqual(['link', 'plain']);
    expect((await edited(root, 'docs/plain.md', '# Plain\n\nMost.\n', server)).parsed).toEqual(['plain']);
  });
});

function names(paths: readonly string[]): readonly string[] {
  return paths.map((path) => /(\w+)(?:\.md)?$/.exec(path)?.[1] ?? path).sort();
}
