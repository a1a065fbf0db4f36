// What script a page brings: little, none of its own for prose, and the same on sites of any size.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { deepTest } from '../../property-runs.ts';
import { type NavSite, serveNavSite } from './nav-site.ts';

/** Bytes of all script until the network is idle, as `gzip -9` has them. */
const most = 20_000;

const rich = `# Rich

:::tip

An admonition.

:::

<Tabs groupId="os">
<TabItem value="linux" label="Linux">

\`\`\`bash title="install.sh"
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

const counter = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
}
`;

/** A site with `count` pages of text besides those that are looked at. */
function siteOf(count: number): Record<string, string> {
  const pages = Array.from(
    { length: count },
    (_, n) => [`docs/more/page-${n}.md`, `# Page ${n}\n\nText of page ${n}.\n`] as const,
  );
  return {
    'site.config.ts': configText("  docs: [{ routeBasePath: '/' }],\n  plugins: [search()],\n").replace(
      '\n\n',
      "\nimport { search } from 'slodocs/plugins';\n\n",
    ),
    'site/Counter.tsx': counter,
    'docs/index.md': '# Home\n\nText.\n',
    'docs/prose.md': '# Prose\n\nText and nothing else.\n',
    'docs/rich.mdx': rich,
    'docs/still.mdx': '# Still\n\n<Badge>New</Badge>\n',
    'docs/live.mdx': "import Counter from '@site/site/Counter.tsx';\n\n# Live\n\n<Counter />\n",
    ...Object.fromEntries(pages),
  };
}

describe.skipIf(!hasChromium)('script', () => {
  let browser: Browser;
  let small: NavSite;
  beforeAll(async () => {
    browser = await startChromium();
    small = await serveNavSite(siteOf(2));
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await small.close();
  });

  /** The scripts that a page asks for until the network is idle, and their bytes. */
  async function scriptsOf(site: NavSite, path: string): Promise<Record<string, number>> {
    const page = await browser.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.add(pathname);
    });
    await page.goto(site.url(path), { waitUntil: 'networkidle' });
    await page.close();
    const weigh = (file: string) => gzipSync(readFileSync(join(site.outDir, file)), { level: 9 }).length;
    return Object.fromEntries([...asked].sort().map((file) => [file, weigh(file)]));
  }

  it(`of a page with code, tabs and admonitions is at most ${most} bytes`, { timeout: 60_000 }, async () => {
    const scripts = await scriptsOf(small, '/rich');
    const sum = Object.values(scripts).reduce((total, size) => total + size, 0);
    expect(sum, JSON.stringify(scripts)).toBeLessThanOrEqual(most);
    expect(Object.keys(scripts).filter((file) => /\/(?:content|react)/.test(file))).toEqual([]);
  });

  deepTest(
    'is the same for prose, for components that only render, and for all that the theme brings',
    {
      timeout: 60_000,
    },
    async () => {
      const scripts = await scriptsOf(small, '/prose');
      expect(await scriptsOf(small, '/rich')).toEqual(scripts);
      expect(await scriptsOf(small, '/still')).toEqual(scripts);
      const live = await scriptsOf(small, '/live');
      const more = Object.keys(live).filter((file) => !(file in scripts));
      expect(more.filter((file) => /\/(?:page|Counter)-/.test(file))).toHaveLength(2);
      console.log(`script of a page with a live component, gzip -9: ${JSON.stringify(live)}`);
    },
  );

  deepTest('does not grow with the number of pages', { timeout: 60_000 }, async () => {
    const large = await serveNavSite(siteOf(60));
    for (const path of ['/prose', '/live']) expect(await scriptsOf(large, path)).toEqual(await scriptsOf(small, path));
    await large.close();
  });
});
