// A site with search and two versions, and readers of it in a browser that tell what they were told.
import type { Browser, Page } from 'playwright-core';
import { SharedWindows } from '../../shared-windows.ts';
import { type NavSite, serveNavSite } from '../../theme/browser/nav-site.ts';

const config = `import { defineConfig } from 'slodocs';
import { search } from 'slodocs/plugins';

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false },
  plugins: [search()],
});
`;

const guides = Array.from({ length: 7 }, (_, n) => [
  `docs/guides/widget-${n}.md`,
  `# Widget ${n}\n\nAll about it.\n\n## Turning widget ${n}\n\nA widget turns when asked.\n`,
]);

const long = Array.from({ length: 60 }, (_, n) => `Line ${n} of something else.`).join('\n\n');

export const files: Readonly<Record<string, string>> = {
  'site.config.ts': config,
  'static/favicon.ico': '',
  'docs/index.md': '# Home\n\nWelcome. [Alerting](./alerting.md)\n',
  'docs/alerting.md': `---\ntags: [paging]\n---\n\n# Alerting\n\nWhom to wake.\n\n${long}\n\nThe gazelle is below.\n\n## Burn rate\n\nHow fast a budget burns.\n`,
  'docs/odd.md': '# Odd characters\n\nThe tag `<img src=x onerror="globalThis.hurt=1">` is quagga text, and 🎉 is a party.\n',
  'docs/billing.md': '---\ntags: [money]\n---\n\n# Billing\n\nWhom to wake for bills.\n',
  'docs/guides/_category_.yml': 'label: Guides\n',
  'versions.json': '["1.0"]\n',
  'versioned_docs/version-1.0/index.md': '# Home\n\nWelcome.\n',
  'versioned_docs/version-1.0/alerting.md': '# Alerting\n\nWhom to wake. Only the old version has an okapi.\n',
  ...Object.fromEntries(guides),
};

/** A reader's page, and all faults that its console was told. */
export interface Reader {
  readonly page: Page;
  readonly faults: string[];
}

/** `next` is the version that `docs` is, since `1.0` is the latest. */
export const home = '/docs/next/';

export async function openSearchSite(browser: Browser) {
  const site: NavSite = await serveNavSite(files);
  const windows = new SharedWindows(browser);
  return {
    site,
    windows,
    async visit(path: string, ...lend: Parameters<SharedWindows['lend']> | []): Promise<Reader> {
      const { page } = await windows.lend(...((lend.length > 0 ? lend : [{}]) as Parameters<SharedWindows['lend']>));
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(String(error)));
      await page.goto(site.url(path));
      await page.waitForSelector('html[data-has-hydrated] .search-button[aria-label*="+K"]');
      return { page, faults };
    },
  };
}

export type SearchSite = Awaited<ReturnType<typeof openSearchSite>>;

export async function search(page: Page, text: string): Promise<void> {
  if (!(await page.locator('.search-popup-input').isVisible())) await page.keyboard.press('Control+k');
  await page.locator('.search-popup-input').fill(text);
}

/** What the words are marked with: the browser's own marks leave nothing in the document. */
export function markedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Array.from(CSS.highlights.get('slodocs-found') ?? [], (range) => String(range).toLowerCase()));
}
