// Pages under the policy that they are emitted with, in a real browser that runs scripts.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serveOutput } from '#cli/serve/serve-output';
import { hasChromium, startChromium } from '../../chromium.ts';
import { deepTest } from '../../property-runs.ts';
import { sampled } from '../../sampled.ts';
import { buildSite } from '../built-site.ts';

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

const site = {
  'site.config.ts': `import { defineConfig } from 'slodocs';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  favicon: [{ src: 'dot.svg' }, { src: 'dot.svg', rel: 'apple-touch-icon' }],
  theme: { manifest: true },
});
`,
  'docs/guides/_category_.json': '{ "link": { "type": "generated-index" } }',
  'docs/guides/a.mdx': [
    '# A',
    '<p id="red" className="x" style={{ color: "rgb(1, 2, 3)", padding: 7 }}>Red</p>',
    '{[1].map((n) => <p key={n} id="code" style={{ color: "rgb(1, 2, 3)" }}>Red</p>)}',
    '![A dot](/dot.svg)',
    '<iframe src="/inner.html" title="Inner"></iframe>',
    '<video src="/none.mp4"></video>',
    '<head><script type="application/ld+json">{\'{"@type": "Thing", "name": "</script>"}\'}</script></head>',
    '```js title="a.js" showLineNumbers\nconst a = 1; // highlight-line\n```',
  ].join('\n\n'),
  'static/dot.svg': dot,
  'static/inner.html': '<!doctype html><title>Inner</title><p>Inner</p>',
  'static/none.mp4': 'no film',
};

describe.skipIf(!hasChromium)('a page in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  async function open(headersFile: string | undefined) {
    const { result } = await buildSite(site);
    const server = await serveOutput({ outDir: result.outDir, baseUrl: '/', headersFile, host: '127.0.0.1', port: 0 });
    const page = await browser.newPage();
    onTestFinished(async () => {
      await page.close();
      await server.close();
    });
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    const headers = (await page.goto(new URL('/docs/guides/a', server.url).href, { waitUntil: 'networkidle' }))?.headers();
    return { page, messages, headers };
  }

  it.each(sampled(['_headers', undefined], 1))('breaks nothing of its policy (headers from %s)', async (headersFile) => {
    const { page, messages, headers } = await open(headersFile);
    expect(messages).toEqual([]);
    expect(headers?.['content-security-policy']).toEqual(headersFile && expect.stringContaining("frame-ancestors 'self'"));
    const [red, code] = await page
      .locator('#red, #code')
      .evaluateAll((all) => all.map((one) => [getComputedStyle(one).color, getComputedStyle(one).paddingTop]));
    expect([red, code?.[0]]).toEqual([['rgb(1, 2, 3)', '7px'], 'rgb(1, 2, 3)']);
    expect(await page.frameLocator('iframe').locator('p').textContent()).toBe('Inner');
    expect(await page.locator('.prose img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(9);
  });

  deepTest('hands its data blocks to whoever reads them', async () => {
    const { page, messages } = await open('_headers');
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.map((text) => JSON.parse(text))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'guides', item: 'https://case.example/docs/category/guides' },
          { '@type': 'ListItem', position: 2, name: 'A' },
        ],
      },
      { '@type': 'Thing', name: '</script>' },
    ]);
    expect(messages).toEqual([]);
  });

  deepTest.each(['_headers', undefined])('refuses what got into it otherwise (headers from %s)', async (headersFile) => {
    const { page, messages } = await open(headersFile);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "broken into"';
      document.body.append(script);
      document.querySelector('#red')?.setAttribute('style', 'color: rgb(9, 9, 9)');
      document.querySelector('#red')?.setAttribute('onclick', 'document.title = "broken into"');
      document.querySelector<HTMLElement>('#red')?.click();
    });
    expect(await page.title()).toBe('A | Case');
    expect(await page.locator('#red').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(1, 2, 3)');
    expect(messages.length).toBeGreaterThan(2);
    for (const message of messages) expect(message).toContain('Content Security Policy');
  });
});
