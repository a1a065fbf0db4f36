// An edit of an original in development: its own page shows it, and the badge counts the translations that it makes stale.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordTranslations } from '../../../src/index.ts';
import { hasChromium } from '../../chromium.ts';
import { configText } from '../../pipeline/built-site.ts';
import { type DevTab, openTab } from './dev-tab.ts';

const files = {
  'site.config.ts': configText("  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },\n"),
  'docs/index.md': '# Home\n\nThe gate is open.\n',
  'i18n/fr/docs/index.md': '# Accueil\n\nLa porte est ouverte.\n',
};

describe.skipIf(!hasChromium)('a translation', () => {
  let tab: DevTab;
  beforeAll(async () => {
    tab = await openTab(files);
  }, 60_000);
  afterAll(() => tab?.close());

  test('is counted as stale once its original says something else, and not when it is marked', async () => {
    const { page, server, root } = tab;
    expect((await recordTranslations({ root })).diagnostics).toEqual([]);
    await page.goto(new URL('/docs', server.url).href);
    const badge = page.locator('slodocs-live button.badge');
    await badge.filter({ hasText: /^no problems$/ }).waitFor();
    tab.edit('docs/index.md', (text) => text.replace('open', 'shut'));
    await page.getByText('The gate is shut.').waitFor();
    await badge.filter({ hasText: /^no problems, 1 stale$/ }).waitFor();
    await badge.click();
    const entry = page.locator('slodocs-live article.info');
    expect(await entry.locator('h3').textContent()).toBe('this page has changed since it was translated into French');
    await page.goto(new URL('/fr/docs', server.url).href);
    await page.getByText('La porte est ouverte.').waitFor();
    await recordTranslations({ root, files: ['i18n/fr/docs/index.md'], cwd: root });
    await badge.filter({ hasText: /^no problems$/ }).waitFor();
  });
});
