// Content as authors write it, built and met in a real browser, under a strict content security policy.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../src/index.ts';
import { axeFaults, hasChromium, startChromium } from '../chromium.ts';
import { configText, writeSite } from '../pipeline/built-site.ts';

const csp = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'";
const phone = { width: 320, height: 640 };
const desk = { width: 1440, height: 900 };

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><path d="M0 0h900v300z"/></svg>';
const wide = Array.from({ length: 12 }, (_, index) => `unbreakable${index}`).join(' | ');
const table = `| ${wide} |\n|${'---|'.repeat(12)}\n| ${wide} |\n`;

const content = `# Parts

![One](./a.svg) [away](https://away.example) [file](./a.svg) [page](./other.md) ~~old~~ <mark>marked</mark> H<sub>2</sub>O[^1]
<Badge>Draft</Badge> <Badge kind="warning">Old</Badge> <Kbd>Ctrl+Shift+K</Kbd> <Icon name="check" label="Yes" />

## Cards <Badge kind="info">Beta</Badge>

<Cards>
  <Card title="Other" href="./other.md" icon="rocket">See [the file](./a.svg).</Card>
  <Card title="Away" href="https://away.example" icon="globe" />
</Cards>

<Steps>

1. First
2. Second

   ${table.replaceAll('\n', '\n   ')}

</Steps>

<FileTree>

- a-folder-with-a-rather-long-name/ and a comment
  - **a-file-with-a-name-that-is-longer-than-any-phone-is-wide.config.ts** of [importance](./other.md)
  - …

</FileTree>

<Figure src="./a.svg" alt="A square" caption="Seen from above." number={1} />

:::warning[Mind]

Text, [link](./other.md), \`code\`, <Badge>Draft</Badge>.

${table}
:::

${table}

<details>
<summary>More</summary>

Folded

</details>

<Tabs><TabItem value="a">One</TabItem><TabItem value="b">Two</TabItem></Tabs>

- [ ] open
- [x] done

$$
x = ${Array.from({ length: 30 }, (_, index) => `a_{${index}}`).join(' + ')}
$$

> Quote

[^1]: Note.
`;

describe.skipIf(!hasChromium)('in a browser', () => {
  let folder: string;
  let browser: Browser;
  let outDir: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'slodocs-content-'));
    const config = configText('  plugins: [math()],\n').replace('import', "import { math } from 'slodocs/plugins';\nimport");
    writeSite(folder, {
      'site.config.ts': config,
      'docs/parts.mdx': content,
      'docs/other.md': '# Other\n\nText.\n',
      'docs/a.svg': picture,
    });
    const result = await build({ root: folder });
    expect(result.diagnostics).toEqual([]);
    outDir = result.outDir;
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });

  async function open(options: BrowserContextOptions): Promise<{ page: Page; refused: string[] }> {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      // Pages that are loaded ahead are asked for as well.
      const index = join(outDir, pathname, 'index.html');
      const path = existsSync(index) ? index : join(outDir, pathname);
      if (!existsSync(path)) return route.fulfill({ status: 204 });
      return route.fulfill({ path, headers: pathname.startsWith('/docs') ? { 'content-security-policy': csp } : {} });
    });
    await page.goto('http://content.test/docs/parts');
    return { page, refused };
  }

  it('is accessible, and never scrolls sideways, in both colour schemes, on phones and at desks', async () => {
    for (const viewport of [phone, desk]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, refused } = await open({ viewport, colorScheme });
        expect(await axeFaults(page)).toEqual([]);
        const { scrollWidth, clientWidth } = await page.evaluate<Record<string, number>>(
          '(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))(document.documentElement)',
        );
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth as number);
        expect(refused).toEqual([]);
        await page.context().close();
      }
    }
  });

  it('works without scripts', async () => {
    const { page } = await open({ viewport: phone, javaScriptEnabled: false });
    for (const name of ['away (opens in new tab)', 'file (opens in new tab)', 'page', 'Away (opens in new tab)']) {
      expect(await page.getByRole('link', { name, exact: true }).count(), name).toBe(1);
    }
    expect(await page.getByText('Two', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText('Folded').isVisible()).toBe(false);
    await page.getByText('More', { exact: true }).click();
    expect(await page.getByText('Folded').isVisible()).toBe(true);

    // What is wider than a phone scrolls by itself, and the keyboard reaches it.
    for (const box of await page.locator('[role="group"]').all()) {
      expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
      await box.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }

    // All of a card is its link, but for the links in its text.
    const card = page.locator('.card').first();
    const { width = 0 } = (await card.boundingBox()) ?? {};
    const hrefAt = (x: number, y: number) =>
      card.evaluate(
        (element, point) => {
          const { left, top } = element.getBoundingClientRect();
          return document
            .elementFromPoint(left + point.x, top + point.y)
            ?.closest('a')
            ?.getAttribute('href');
        },
        { x, y },
      );
    await card.scrollIntoViewIfNeeded();
    expect(await hrefAt(width - 5, 5)).toBe('/docs/other');
    await card.getByRole('link', { name: 'the file' }).click({ trial: true });
    await page.context().close();
  });
});
