// Markdown in trees that nobody has reviewed: what must not run is left out, what is too deep is told where it stands.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../../../src/index.ts';
import { temporarySite } from '../../built-site.ts';

const config = `import { defineConfig, definePlugin } from 'slodocs';

const texts = definePlugin({
  name: 'texts',
  apiVersion: 1,
  async discover(_settings, ctx) {
    const { value, locate } = await ctx.readData('texts.json');
    return (value as string[]).map((text, index) => ({
      id: \`\${index}.md\`,
      origin: 'texts.json',
      tree: { type: 'root', children: [{ type: 'markdown', value: text, place: locate([index]) }] },
    }));
  },
});

export default defineConfig({ title: 'T', url: 'https://t.example', csp: false, preset: { 'git-dates': false, search: false, twins: false }, plugins: [texts] });
`;

const built = async (texts: readonly string[]) => {
  const root = temporarySite({
    'docs/index.md': '# Home\n',
    'site.config.ts': config,
    'texts.json': JSON.stringify(texts, null, 2),
  });
  const { diagnostics, outDir } = await build({ root });
  const page = (index: number): string =>
    /<div class="prose"[\s\S]*?<\/article>/.exec(readFileSync(join(outDir, `docs/${index}/index.html`), 'utf8'))?.[0] ?? '';
  return { diagnostics, page };
};

it('runs nothing that stands in them, even where the site has no policy', async () => {
  const texts = [
    '# A\n\n<script>alert(1)</script>after',
    '# B\n\n<div onclick="alert(1)" style="color: red" id="x" class="y">in</div>\n\n<img src="https://i.example/a.png" onerror=alert(1) srcset=x>',
    '# C\n\n<iframe src="https://x.example"></iframe><svg onload=alert(1)><a xlink:href="javascript:alert(1)">t</a></svg>end',
    '# D\n\n<style>* { display: none }</style>\n\n<form action="/x"><input onfocus=alert(1) autofocus></form>\n\nend',
    '# E\n\n{alert(1)} <Unknown prop={1}/> import x from "y"\n\nexport const z = 1;',
    '---\ntitle: X\n---\n\n<table><tr><td colspan="2" onmouseover="x">cell</td></tr></table>',
    '# G\n\n<b>never closed\n\n<scr<script>ipt>alert(1)</script>\n\nend',
  ];
  const { diagnostics, page } = await built(texts);
  const pages = texts.map((_, index) => page(index));
  for (const html of pages)
    expect(html).not.toMatch(/<(?:script|style|iframe|svg|form|input)|\son\w+=|javascript:|style=|srcset/i);
  expect(pages[0]).toContain('after');
  expect(pages[1]).toContain('<div>in</div>');
  expect(pages[2]).toContain('end');
  expect(pages[4]).toContain('{alert(1)} &#x3C;Unknown prop={1}/> import x from "y"');
  expect(pages[5]).toContain('<td colspan="2">cell</td>');
  expect(
    diagnostics.map(({ code, place, message }) => `${code} ${place?.start.line} ${/^(.*) is left out/.exec(message)?.[1]}`),
  ).toEqual([
    'parse/refused-html 2 <script>',
    'parse/refused-html 3 onclick="alert(1)"',
    'parse/refused-html 3 onerror="alert(1)"',
    'parse/refused-html 4 <iframe>',
    'parse/refused-html 4 <svg>',
    'parse/refused-html 5 <style>',
    'parse/refused-html 5 <form>',
    'parse/refused-html 7 onmouseover="x"',
    'parse/refused-html 8 <script>',
  ]);
});

it('refuses an address that runs code, and what is too deep', async () => {
  const { diagnostics } = await built([
    '# A\n\n<a href="javascript:alert(1)">a</a> and [b](javascript:alert(1))',
    `# B\n\n${'<div>'.repeat(2000)}`,
    `${'> '.repeat(400)}x`,
  ]);
  expect(diagnostics.map(({ code, place }) => `${code} ${place?.file}:${place?.start.line}`)).toEqual([
    'parse/code-address texts.json:2',
    'parse/code-address texts.json:2',
    'parse/too-deep texts.json:3',
    'parse/too-deep texts.json:4',
  ]);
});
