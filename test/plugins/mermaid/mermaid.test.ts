// Diagrams of a site, drawn by the real Mermaid in a real Chromium: `SLODOCS_PEERS=…/node_modules` names where Mermaid is.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type BuildResult, build } from '../../../src/index.ts';
import { themeColors } from '../../../src/pipeline/0-configure/theme-colors.ts';
import { peerFolder } from '../../installed-peer.ts';
import { temporarySite } from '../../pipeline/built-site.ts';

const peers = peerFolder('mermaid');
const canDraw = peers !== undefined && existsSync('/usr/bin/chromium');
if (!canDraw) console.warn('diagrams are not drawn in tests: "mermaid" or Chromium is not installed');

const sequence = 'sequenceDiagram\n  accTitle: A request\n  Reader->>Server: GET /status\n  Server-->>Reader: 200';
const fence = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\`\n`;

function siteWith(files: Readonly<Record<string, string>>, options = ''): string {
  const config = `import { mermaid } from 'slodocs/plugins';\n\nexport default { title: 'T', url: 'https://t.example', preset: { 'git-dates': false, search: false, twins: false }, plugins: [mermaid(${options})] };\n`;
  const root = temporarySite({ 'site.config.ts': config, ...files });
  const folder = join(root, 'node_modules/mermaid');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "mermaid", "version": "11.0.0" }');
  if (peers !== undefined) symlinkSync(join(peers, 'mermaid/dist/mermaid.min.js'), join(folder, 'dist/mermaid.min.js'));
  return root;
}

const drawings = ({ outDir }: BuildResult): Record<string, string> => {
  const names = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.svg'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(outDir, 'assets', name), 'utf8')]));
};

const pageOf = ({ outDir }: BuildResult, path = 'docs/index.html'): string => readFileSync(join(outDir, path), 'utf8');

/** Processes of browsers that this one has started. */
function browsers(): readonly string[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.filter((id) => {
    try {
      const [, , parent] = /^\d+ \(.*\) (\S) (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
      return Number(parent) === process.pid && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('slodocs-browser-');
    } catch {
      return false;
    }
  });
}

describe.skipIf(!canDraw)('a diagram', () => {
  it('is an image for light pages and one for dark ones, with a size, words and its source', async () => {
    const root = siteWith({
      'docs/index.md': `# Guide\n\n${fence(sequence)}`,
      'docs/tree.mdx': `# Tree {1}\n\n${fence(sequence)}`,
    });
    const result = await build({ root });
    expect(result.diagnostics).toEqual([]);
    const images = drawings(result);
    expect(Object.keys(images)).toHaveLength(2);
    for (const page of [pageOf(result), pageOf(result, 'docs/tree/index.html')]) {
      const found = [...page.matchAll(/<img class="only-(light|dark)" src="\/assets\/(diagram-\w+\.svg)"([^>]*)>/g)];
      expect(found.map(([, scheme]) => scheme)).toEqual(['light', 'dark']);
      expect(page).toContain('<details><summary>Diagram source</summary><div class="code-block" data-language="mermaid">');
      for (const [, scheme, name = '', rest = ''] of found) {
        const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(rest) ?? [];
        const svg = images[name] ?? '';
        expect(/^<svg [^>]*>/.exec(svg)?.[0]).toMatch(new RegExp(` width="${width}" .* ${width} ${height}" height="${height}"`));
        expect(rest).toContain('alt="A request"');
        expect(svg).toContain(themeColors(scheme as 'light' | 'dark', undefined).accentTint);
        expect(svg).not.toMatch(/foreignObject|<script|\d\.\d{5}/);
        expect(svg).toContain('GET /status');
      }
    }
    expect(browsers()).toEqual([]);
  });

  it('is drawn in the accent of the site, and anew when that changes', async () => {
    const accent = "theme: { accent: '#7c3aed' }, ";
    const root = siteWith({ 'docs/index.md': fence(sequence) });
    const plain = Object.values(drawings(await build({ root }))).join('');
    const config = join(root, 'site.config.ts');
    writeFileSync(config, readFileSync(config, 'utf8').replace('preset:', `${accent}preset:`));
    const purple = Object.values(drawings(await build({ root }))).join('');
    for (const scheme of ['light', 'dark'] as const) {
      const [own, other] = [themeColors(scheme, { light: '#7c3aed', dark: '#7c3aed' }), themeColors(scheme, undefined)];
      expect(purple).toContain(own.accentTint);
      expect(purple).toContain(own.accent);
      for (const colour of [other.accent, other.accentTint]) {
        expect(plain).toContain(colour);
        expect(purple).not.toContain(colour);
      }
    }
  });

  it('is the same in every build, whatever else is drawn', async () => {
    const others = [
      'mindmap\n  root((a))\n    b\n    c',
      'gantt\n  dateFormat YYYY-MM-DD\n  A :2024-01-01, 3d',
      'journey\n  section S\n    Go: 5: Me',
    ];
    const alone = drawings(await build({ root: siteWith({ 'docs/index.md': fence(sequence) }) }));
    const [first, second] = await Promise.all(
      [0, 1].map(async () =>
        drawings(await build({ root: siteWith({ 'docs/index.md': [...others, sequence].map(fence).join('\n') }) })),
      ),
    );
    expect(first).toEqual(second);
    expect(Object.keys(first ?? {})).toHaveLength(8);
    expect(first).toMatchObject(alone);
    expect(Object.values(first ?? {}).join('')).not.toContain('foreignObject');
  });

  it('is drawn once: a build with another edit starts no browser', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 45 }, (_, at) => [`docs/page-${at}.md`, `# Page ${at}\n\n${fence(sequence)}`]),
    );
    const root = siteWith({
      ...pages,
      'docs/_part.md': fence('pie\n  "A" : 1'),
      'docs/index.mdx': "import Part from './_part.md';\n\n# Start\n\n<Part />\n",
    });
    const first = await build({ root, concurrency: 2 });
    expect(first.diagnostics).toEqual([]);
    expect(Object.keys(drawings(first))).toHaveLength(4);
    // Whoever draws now finds nothing to draw with.
    rmSync(join(root, 'node_modules/mermaid/dist/mermaid.min.js'));
    writeFileSync(join(root, 'docs/page-7.md'), `# Page 7\n\nMore.\n\n${fence(sequence)}`);
    const second = await build({ root });
    expect(second.diagnostics).toEqual([]);
    expect(second.work.rendered).toEqual(['/docs/page-7']);
    expect(drawings(second)).toEqual(drawings(first));
  });

  it('that cannot be read is an error at its line, and the others are read as well', async () => {
    const faults = [
      'flowchart LR\n  A --> B\n  B --> --> C',
      '---\ntitle: T\n---\n%% x\npie\n  "Dogs" 386',
      'nonsense',
      'flowchart LR\n  A[open --> B',
    ];
    const root = siteWith({ 'docs/index.md': `# Guide\n\n${faults.map(fence).join('\n')}` });
    const { ok, diagnostics } = await build({ root });
    expect(ok).toBe(false);
    const lines = readFileSync(join(root, 'docs/index.md'), 'utf8').split('\n');
    expect(diagnostics.map(({ code, message, place }) => [code, message, lines[(place?.start.line ?? 0) - 1]])).toEqual([
      ['mermaid/invalid-diagram', 'this diagram cannot be drawn: unexpected "-->"', '  B --> --> C'],
      ['mermaid/invalid-diagram', "this diagram cannot be drawn: expecting token of type ':' but found `386`", '  "Dogs" 386'],
      ['mermaid/invalid-diagram', 'this diagram cannot be drawn: its first line does not name a diagram type', 'nonsense'],
      ['mermaid/invalid-diagram', 'this diagram cannot be drawn: something is missing here', '  A[open --> B'],
    ]);
    expect(browsers()).toEqual([]);
  });
});

describe('diagrams', () => {
  const page = { 'docs/index.md': `# Guide\n\n${fence(sequence)}` };

  it.each([
    ["{ browser: '/bin/false' }", '"/bin/false" exited unexpectedly (1)'],
    ["{ browser: './package.json' }", 'there is no "./package.json"'],
  ])('stay code where the browser does not do: %s', async (options, why) => {
    const result = await build({ root: siteWith(page, options) });
    expect(result.diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['mermaid/not-drawn', `a diagram is shown as code, because ${why}`],
    ]);
    expect(pageOf(result)).toContain('<h1>Guide</h1>\n<div class="code-block" data-language="mermaid">');
    expect(pageOf(result)).not.toContain('<figure');
  });
});
