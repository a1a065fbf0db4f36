// Measures what a page costs its reader: slow phone and network, after clicks, and after hundreds of pages.
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serveCompressed } from './compressing-server.mjs';
import { makeCorpus, pathOf } from './corpus.mjs';
import { measureBuild, median } from './measure.mjs';
import { firstView, interactions, navigations, wireBytes } from './page-costs.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '100' },
    navigations: { type: 'string', default: '300' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});
const runs = Number(values.runs);

/** A page that uses every browser feature; its first screen is text, as on most pages. */
const rich = `---
title: Rich
---

The page with everything, whose first paragraph is what its reader sees first.

:::tip

An admonition with \`code\`.

:::

<Tabs groupId="os">
<TabItem value="linux" label="Linux">

\`\`\`bash
curl -fsSL https://nines.example/install.sh | sh
\`\`\`

</TabItem>
<TabItem value="mac" label="macOS">

\`\`\`bash
brew install nines
\`\`\`

</TabItem>
</Tabs>

`;

const folder = await mkdtemp(join(tmpdir(), 'slodocs-bench-'));
const browser = await chromium.launch({
  executablePath: values.chromium,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const root = join(folder, 'site');
  const count = Number(values.pages);
  await makeCorpus(root, count);
  await mkdir(join(root, 'docs/kinds'), { recursive: true });
  const prose = Array.from({ length: 40 }, (_, n) => `Paragraph ${n} of a page that is text and nothing else.\n`).join('\n');
  await writeFile(join(root, 'docs/kinds/prose.md'), `---\ntitle: Prose\n---\n\n${prose}`);
  await writeFile(join(root, 'docs/kinds/rich.mdx'), rich + prose);
  await appendFile(join(root, pathOf(0)), '\n');
  await measureBuild(root);
  const site = await serveCompressed(join(root, 'build'));
  console.log(`${count} pages of the corpus; medians of ${runs}`);
  for (const kind of ['rich', 'prose']) {
    const bytes = Object.entries(await wireBytes(browser, `${site.origin}/kinds/${kind}`));
    console.log(`${kind}: ${bytes.map(([name, count]) => `${name} ${(count / 1000).toFixed(1)} kB`).join(', ')}, compressed`);
  }
  const views = [];
  for (let run = 0; run < runs; run++) views.push(await firstView(browser, `${site.origin}/kinds/rich`));
  for (const name of ['fcp', 'lcp', 'cls', 'tbt']) console.log(`first view, ${name}: ${medianOf(views, name)}`);
  const clicks = [];
  for (let run = 0; run < runs; run++) clicks.push(await interactions(browser, `${site.origin}/kinds/rich`));
  for (const name of Object.keys(clicks[0])) console.log(`${name}: ${medianOf(clicks, name)}`);
  const heaps = await navigations(browser, `${site.origin}/${pathOf(0).slice(5, -3)}`, Number(values.navigations));
  console.log(
    `heap after navigations, MB: ${heaps.map(({ after, heap, nodes }) => `${after}: ${heap} (${nodes} nodes)`).join(', ')}`,
  );
  await site.close();
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

function medianOf(measured, name) {
  return median(measured.map((one) => one[name]));
}
